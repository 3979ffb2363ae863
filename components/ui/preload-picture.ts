import { preload } from 'react-dom';
import { fileHref } from '@/lib/links/site-path';
import { jpegPath, type Picture, srcSet } from '@/lib/pictures/picture';
import type { PicturePlace } from './picture-places';

/**
 * Asks for a page's largest picture ahead of the page's style, which a slow phone takes long to read. It is
 * the file that `<Picture>` shows in `place`; `media` says on which screens, all if left out.
 */
export function preloadPicture(picture: Picture, place: PicturePlace, media?: string): void {
  preload(fileHref(jpegPath(picture, place)), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif', place),
    imageSizes: place.sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}
