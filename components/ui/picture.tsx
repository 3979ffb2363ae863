import {
  type Picture as PictureFacts,
  type PictureFormat,
  PRODUCT_ASPECT,
  picturePath,
  srcSet,
} from '@/lib/pictures/picture';
import { sitePath } from '@/lib/site/site-path';
import css from './picture.module.css';

/**
 * The places a picture can be in: how wide it is shown there (the `sizes` attribute), and the narrowest
 * and widest file in px that a screen with a pixel ratio of 1 to 3 needs there.
 */
const places = {
  card: {
    sizes:
      '(min-width: 1320px) 286px, (min-width: 768px) calc(23vw - 18px), (min-width: 560px) 29vw, 44vw',
    least: 160,
    most: 800,
  },
  tile: {
    sizes: '(min-width: 1320px) 286px, (min-width: 768px) 20.5vw, 44vw',
    least: 160,
    most: 800,
  },
  offer: {
    sizes: '(min-width: 1080px) 360px, (min-width: 768px) 33vw, 82vw',
    least: 320,
    most: 1120,
  },
  dialog: { sizes: '(min-width: 768px) 356px, 120px', least: 160, most: 1120 },
  page: {
    sizes: '(min-width: 1320px) 560px, (min-width: 600px) 45vw, 36vh',
    least: 240,
    most: 1120,
  },
  hero: {
    sizes: '(min-width: 900px) 100vw, (min-width: 600px) 50vw, 100vw',
    least: 480,
    most: 2000,
  },
  story: { sizes: '(min-width: 900px) 45vw, 91vw', least: 320, most: 1600 },
  empty: { sizes: '240px', least: 240, most: 800 },
} as const;

/** From this width on the wide picture is shown instead (Home's hero). */
const WIDE = '(min-width: 900px)';

/**
 * A picture as AVIF or JPEG, on its own colour until it has loaded. Without a picture a plain tinted
 * panel is shown. `wide` is another picture for wide screens; `eager` is for the first screen.
 */
export function Picture({
  picture,
  alt,
  place,
  wide,
  eager = false,
}: {
  picture: PictureFacts | undefined;
  alt: string;
  place: keyof typeof places;
  wide?: PictureFacts;
  eager?: boolean;
}) {
  if (!picture) {
    const style = { aspectRatio: 1 / PRODUCT_ASPECT };
    return <div className={css.frame} style={style} role="img" aria-label={alt} />;
  }
  const largest = picture.widths.at(-1) ?? 0;
  const { sizes } = places[place];
  const files = (of: PictureFacts, format: PictureFormat) => srcSet(of, format, places[place]);
  return (
    <picture>
      {wide && (
        <>
          <source media={WIDE} type="image/avif" srcSet={files(wide, 'avif')} sizes={sizes} />
          <source media={WIDE} srcSet={files(wide, 'jpg')} sizes={sizes} />
        </>
      )}
      <source type="image/avif" srcSet={files(picture, 'avif')} sizes={sizes} />
      <img
        className={css.frame}
        style={{ backgroundColor: picture.colour }}
        src={sitePath(picturePath(picture, largest, 'jpg'))}
        srcSet={files(picture, 'jpg')}
        sizes={sizes}
        width={largest}
        height={Math.round(largest * picture.aspect)}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
