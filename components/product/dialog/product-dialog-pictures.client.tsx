'use client';

import { useState } from 'react';
import { StepButton } from '@/components/product/gallery/step-button.client';
import {
  type PictureStrip,
  usePictureStrip,
} from '@/components/product/gallery/use-picture-strip.client';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { Rating } from '@/components/ui/rating';
import { savesData } from '@/lib/browser/when-to-load.client';
import type { PageFacts } from '@/lib/catalogue/catalogue-file';
import type { CardProduct } from '@/lib/catalogue/product';
import { viewAlt } from '@/lib/catalogue/view-alt';
import { fillText } from '@/lib/format/fill-text';
import { fullViewWords } from '@/words/full-view';
import { productWords } from '@/words/product';
import css from './product-dialog-pictures.module.css';

const place: PicturePlace = {
  // On a phone a little less than its width: the next larger file is of use to few screens.
  sizes: '(min-width: 1700px) 520px, (min-width: 600px) 440px, 75vw',
  least: 320,
  most: 1120,
};

/**
 * The pictures of a product in its dialog, to swipe or to step through, and with them what its page says
 * beside them. `facts` may arrive after the first picture: nothing moves then.
 */
export function ProductDialogPictures({
  product,
  facts,
}: {
  product: CardProduct;
  facts: PageFacts | undefined;
}) {
  const pictures = [{ picture: product.picture, alt: product.alt }, ...viewsOf(product, facts)];
  const strip = usePictureStrip(pictures.length);
  const [firstIsThere, setFirstIsThere] = useState(false);
  const last = strip.at + (firstIsThere && !savesData() ? 1 : 0);
  return (
    <div className={css.pictures}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
        role="list"
        aria-label={fullViewWords.pictures}
        {...strip.props}
        // In every browser what scrolls can have the keyboard's focus.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        className={css.strip}
        style={{ backgroundColor: product.picture?.colour }}
        onLoad={() => setFirstIsThere(true)}
      >
        {pictures.map(({ picture, alt }, at) => (
          <li key={picture?.name ?? ''} className={css.slide}>
            {at <= last && (
              <Picture picture={picture} alt={alt} place={place} eager={at === 0} isAwaited />
            )}
            {facts?.drawn && at === 0 && <span className={css.drawn}>{productWords.drawn}</span>}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {facts?.rating && (
          <div className={css.rating}>
            <Rating rating={facts.rating} reviews={facts.reviews} />
          </div>
        )}
        {pictures.length > 1 && <Steps strip={strip} count={pictures.length} />}
      </div>
    </div>
  );
}

function viewsOf({ name }: CardProduct, facts: PageFacts | undefined) {
  return (facts?.views ?? []).map(({ picture, shows }, at) => ({
    picture,
    alt: viewAlt(name, shows, at + 2),
  }));
}

function Steps({ strip: { at, step }, count }: { strip: PictureStrip; count: number }) {
  return (
    <div className={css.steps} data-no-print="">
      <StepButton by={-1} at={at} count={count} step={step} />
      <p aria-live="polite">{fillText(fullViewWords.nthOf, { number: at + 1, count })}</p>
      <StepButton by={1} at={at} count={count} step={step} />
    </div>
  );
}
