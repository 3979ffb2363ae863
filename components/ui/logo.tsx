import { shop } from '@/data/shop';
import { type BarLogo, iconPath, logoMark } from '@/lib/brand/logo';
import { fileHref } from '@/lib/links/site-path';
import css from './logo.module.css';

/** The shop's name beside the owner's logo, in its place where the logo is wide, else beside the mark. */
export function Logo({ logo }: { logo: BarLogo | undefined }) {
  if (!logo) return <Mark />;
  const { file, width, height, wide } = logo;
  return (
    <span className={css.logo}>
      {/* biome-ignore lint/performance/noImgElement: its file is as small as it is shown */}
      <img
        src={fileHref(iconPath(file))}
        width={width}
        height={height}
        alt={wide ? shop.name : ''}
      />
      {!wide && shop.name}
    </span>
  );
}

/** A pineapple of kitenge diamonds. */
function Mark() {
  const { crown, fruit, weave, heart } = logoMark;
  return (
    <span className={css.logo}>
      <svg width="31" height="38" viewBox="6 0 52 64" aria-hidden="true">
        <path className={css.leaf} d={crown} />
        <path className={css.fruit} d={fruit} />
        <path className={css.weave} d={weave} />
        <path className={css.heart} d={heart} />
      </svg>
      {shop.name}
    </span>
  );
}
