'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { Rating } from '@/components/ui/rating';
import { savesData } from '@/lib/browser/saves-data.client';
import type { PageFacts } from '@/lib/catalogue/catalogue-file';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { fullViewWords } from '@/words/full-view';
import { productDialogWords } from '@/words/product-dialog';
import css from './product-dialog-pictures.module.css';
import { type PictureStrip, usePictureStrip } from './use-picture-strip.client';

const place: PicturePlace = {
  // On a phone a little less than its width: the next larger file is of use to few screens.
  sizes: '(min-width: 1700px) 520px, (min-width: 600px) 440px, 75vw',
  least: 240,
  most: 1120,
};

/**
 * The pictures of a product in its dialog, to swipe or to step through, and over them what its page says
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
    <div className={css.pictures} style={{ backgroundColor: product.picture?.colour }}>
      <ul {...strip.props} className={css.strip} onLoad={() => setFirstIsThere(true)}>
        {pictures.map(({ picture, alt }, at) => (
          <li key={picture?.name ?? ''} className={css.slide}>
            {at <= last && <Picture picture={picture} alt={alt} place={place} eager={at === 0} />}
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

function viewsOf({ name: product }: CardProduct, facts: PageFacts | undefined) {
  const { view, nthView } = productDialogWords;
  return (facts?.views ?? []).map(({ picture, shows }, at) => ({
    picture,
    alt: shows
      ? fillText(view, { product, view: shows })
      : fillText(nthView, { product, number: at + 2 }),
  }));
}

function Steps({ strip: { at, step }, count }: { strip: PictureStrip; count: number }) {
  const { nthOf, previous, next } = fullViewWords;
  return (
    <div className={css.steps}>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={previous}
        aria-disabled={at === 0}
        onClick={() => step(-1)}
      >
        <LineDrawing path="m14 6-6 6 6 6" />
      </button>
      <p aria-live="polite">{fillText(nthOf, { number: at + 1, count })}</p>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={next}
        aria-disabled={at === count - 1}
        onClick={() => step(1)}
      >
        <LineDrawing path="m10 6 6 6-6 6" />
      </button>
    </div>
  );
}
