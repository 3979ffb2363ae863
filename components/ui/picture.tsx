import type { CSSProperties, ReactNode } from 'react';
import { fileHref } from '@/lib/links/site-path';
import {
  jpegPath,
  type Picture as PictureFacts,
  PRODUCT_ASPECT,
  srcSet,
} from '@/lib/pictures/picture';
import { productCardWords } from '@/words/product-card';
import css from './picture.module.css';
import type { PicturePlace } from './picture-places';

/**
 * A picture as AVIF or JPEG, on its own colour until it has loaded. Without a picture a plain tinted
 * panel is shown, which says that a photo comes where one `isAwaited`. `eager` is for the first screen;
 * `children` are further sources, which browsers prefer.
 */
export function Picture({
  picture,
  alt,
  place,
  eager = false,
  isAwaited = false,
  children,
}: {
  picture: PictureFacts | undefined;
  alt: string;
  place: PicturePlace;
  eager?: boolean;
  isAwaited?: boolean;
  children?: ReactNode;
}) {
  if (!picture) {
    const style = { '--aspect': 1 / PRODUCT_ASPECT } as CSSProperties;
    return (
      <div className={css.panel} style={style} {...(alt && { role: 'img', 'aria-label': alt })}>
        {isAwaited && productCardWords.photoSoon}
      </div>
    );
  }
  const largest = picture.widths.at(-1) ?? 0;
  const { sizes } = place;
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={srcSet(picture, 'avif', place)} sizes={sizes} />
      <img
        className={css.frame}
        style={{ backgroundColor: picture.colour }}
        src={fileHref(jpegPath(picture, place))}
        width={largest}
        height={Math.round(largest * picture.aspect)}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );
}
