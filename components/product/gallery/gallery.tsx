import clsx from 'clsx/lite';
import { Picture } from '@/components/ui/picture';
import {
  type PicturePlace,
  pagePlace,
  thumbPlace,
  viewPlace,
} from '@/components/ui/picture-places';
import { preloadPicture } from '@/components/ui/preload-picture';
import type { Product } from '@/lib/catalogue/product';
import { viewAlt } from '@/lib/catalogue/view-alt';
import { fillText } from '@/lib/format/fill-text';
import { fileHref } from '@/lib/links/site-path';
import { type Picture as PictureFacts, picturePath, widthsOf } from '@/lib/pictures/picture';
import { fullViewWords } from '@/words/full-view';
import { productWords } from '@/words/product';
import { productPageWords } from '@/words/product-page';
import css from './gallery.module.css';

const { pictures: name, nthOf, showPicture, enlarge } = productPageWords;

/**
 * A product's picture; with further ones a gallery: a strip to swipe, each picture
 * a link to its largest file, and thumbnails that are links into the strip. All of it works without script.
 */
export function Gallery({ product }: { product: Product }) {
  const { picture: first, alt, views } = product;
  if (first) preloadPicture(first, pagePlace);
  if (!first || views.length === 0) {
    return (
      <div className={css.pictures}>
        <div className={clsx(css.picture, css.shape)}>
          <Picture picture={first} alt={alt} place={pagePlace} eager isAwaited />
          {first && product.drawn && <Drawn />}
        </div>
      </div>
    );
  }
  const pictures = [
    { picture: first, alt, place: pagePlace },
    ...views.map(({ picture, shows }, at) => ({
      // The first one's ground, as a close view has no ground at its edge.
      picture: { ...picture, colour: first.colour },
      alt: viewAlt(product.name, shows, at + 2),
      place: viewPlace,
    })),
  ];
  return <Strip pictures={pictures} drawn={product.drawn} />;
}

/** On a picture that is no photo. */
function Drawn() {
  return <span className={css.drawn}>{productWords.drawn}</span>;
}

function Strip({
  pictures,
  drawn,
}: {
  pictures: readonly { picture: PictureFacts; alt: string; place: PicturePlace }[];
  drawn: boolean | undefined;
}) {
  const count = pictures.length;
  return (
    <div id="pictures" className={clsx(css.pictures, css.several)}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        role="list"
        className={clsx(css.picture, css.strip, css.shape, count === 3 && css.three)}
        aria-label={name}
      >
        {pictures.map(({ picture, alt: text, place }, at) => (
          <li
            key={picture.name}
            id={`picture-${at + 1}`}
            className={clsx(
              css.slide,
              at > 0 ? css.later : count === 3 && css.first,
              at === 1 && css.second,
            )}
            data-no-print={at > 0 ? '' : undefined}
          >
            <a
              className={css.enlarge}
              href={fileHref(largestFile(picture))}
              aria-label={fillText(enlarge, { picture: text })}
            >
              <Picture picture={picture} alt={text} place={place} eager={at === 0} />
            </a>
            {drawn && at === 0 && <Drawn />}
            <span className={css.place}>{fillText(nthOf, { number: at + 1, count })}</span>
          </li>
        ))}
      </ul>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        role="list"
        aria-label={fullViewWords.choose}
        className={clsx(css.thumbs, css.shape)}
        data-no-print=""
      >
        {pictures.map(({ picture }, at) => (
          <li key={picture.name}>
            <a
              className={css.show}
              href={`#picture-${at + 1}`}
              aria-label={fillText(showPicture, { number: at + 1, count })}
            >
              <Picture picture={picture} alt="" place={thumbPlace} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The largest JPEG that the page shows of a picture: every browser opens it. */
function largestFile(picture: PictureFacts): `/${string}` {
  const width = widthsOf(picture, 'jpg').findLast((one) => one <= pagePlace.most) ?? 0;
  return picturePath(picture, width, 'jpg');
}
