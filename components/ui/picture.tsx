import clsx from 'clsx';
import { type Picture as PictureFacts, picturePath, srcSet } from '@/lib/pictures/picture';
import { sitePath } from '@/lib/site/site-path';
import css from './picture.module.css';

/** The `sizes` attribute for each place a picture can be in: how wide it is shown there. */
const places = {
  card: '(min-width: 1320px) 286px, (min-width: 768px) calc(23vw - 18px), (min-width: 560px) 29vw, 44vw',
  tile: '(min-width: 1320px) 286px, (min-width: 768px) 20.5vw, 44vw',
  offer: '(min-width: 1080px) 360px, (min-width: 768px) 33vw, 82vw',
  dialog: '(min-width: 768px) 356px, 120px',
  page: '(min-width: 1320px) 560px, (min-width: 600px) 45vw, 36vh',
  hero: '(min-width: 900px) 100vw, (min-width: 600px) 50vw, 100vw',
  story: '(min-width: 900px) 45vw, 91vw',
  empty: '240px',
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
  if (!picture) return <div className={clsx(css.frame, css.awaited)} role="img" aria-label={alt} />;
  const largest = picture.widths.at(-1) ?? 0;
  return (
    <picture>
      {wide && (
        <>
          <source
            media={WIDE}
            type="image/avif"
            srcSet={srcSet(wide, 'avif')}
            sizes={places[place]}
          />
          <source media={WIDE} srcSet={srcSet(wide, 'jpg')} sizes={places[place]} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={places[place]} />
      <img
        className={css.frame}
        style={{ backgroundColor: picture.colour }}
        src={sitePath(picturePath(picture, largest, 'jpg'))}
        srcSet={srcSet(picture, 'jpg')}
        sizes={places[place]}
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
