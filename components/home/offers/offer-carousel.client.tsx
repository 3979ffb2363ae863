'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { OwnersText } from '@/components/ui/owners-text';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { SiteLink } from '@/components/ui/site-link';
import type { PromotedCardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { carouselWords } from '@/words/carousel';
import css from './offer-carousel.module.css';
import { OfferPanel } from './offer-panel.client';
import { type Rotation, useRotation } from './use-rotation.client';

const offerPlace: PicturePlace = {
  sizes: '(min-width: 1280px) 480px, (min-width: 768px) 37vw, 82vw',
  least: 320,
  most: 1120,
};

const ROTATION_MS = 5000;

const play = 'M8 5.5v13l10-6.5Z';
const pause = 'M9 6v12m6-12v12';

/** Today's Featured: the offers side by side in a row that a thumb swipes, one in view. */
export function OfferCarousel({
  offers,
  askWhenBack,
}: {
  offers: readonly PromotedCardProduct[];
  /** For each offer, the links that ask for its sold-out sizes. */
  askWhenBack: readonly ReactNode[];
}) {
  const rotation = useRotation(offers.length, ROTATION_MS);
  return (
    // The section around it is the region "Today's Featured".
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group; a fieldset is for a form
    <div
      className={css.carousel}
      role="group"
      aria-roledescription={carouselWords.role}
      aria-label={carouselWords.name}
      {...rotation.root}
    >
      <div
        {...rotation.slides}
        className={css.slides}
        aria-live={rotation.rotating ? 'off' : 'polite'}
      >
        {offers.map((offer, at) => (
          <Slide
            key={offer.id}
            offer={offer}
            number={at + 1}
            count={offers.length}
            shown={at === rotation.index}
            askWhenBack={askWhenBack[at]}
          />
        ))}
      </div>
      <Controls rotation={rotation} count={offers.length} />
    </div>
  );
}

function Slide({
  offer,
  number,
  count,
  shown,
  askWhenBack,
}: {
  offer: PromotedCardProduct;
  /** Counted from 1. */
  number: number;
  count: number;
  shown: boolean;
  askWhenBack: ReactNode;
}) {
  const hidden = useHydrated() && !shown;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group; a fieldset is for a form
    <div
      className={css.slide}
      role="group"
      aria-roledescription={carouselWords.slideRole}
      aria-label={fillText(carouselWords.slide, { number, count, product: offer.name })}
      aria-hidden={hidden || undefined}
      inert={hidden}
      data-below={number > 1 ? '' : undefined}
    >
      <div className={css.picture}>
        {/* Name and description are beside it. */}
        <Picture picture={offer.picture} alt="" place={offerPlace} />
      </div>
      <div className={css.words}>
        <div className={css.facts}>
          <OwnersText as="h3" of={ownersText(offer, 'name')} className={css.name}>
            <SiteLink className={css.link} href={offer.path}>
              {offer.name}
            </SiteLink>
          </OwnersText>
          <div className={css.price}>
            <Price priceKes={offer.priceKes} originalPriceKes={offer.originalPriceKes} />
          </div>
          <Rating rating={offer.rating} reviews={offer.reviews} />
          <OwnersText as="p" of={ownersText(offer, 'description')} className={css.description} />
        </div>
        <div className={css.order}>
          {/* A new key resets size and quantity when a slide is shown. */}
          <OfferPanel
            key={String(shown)}
            offer={offer}
            withoutScript={number === 1 ? 'chat' : 'page'}
            askWhenBack={askWhenBack}
          />
        </div>
      </div>
    </div>
  );
}

function Controls({
  rotation: { index, stopped, go, toggle, controls },
  count,
}: {
  rotation: Rotation;
  count: number;
}) {
  return (
    <div ref={controls} className={css.controls} data-needs-script="">
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={carouselWords.previous}
        onClick={() => go(-1)}
      >
        <LineDrawing path="m14 6-6 6 6 6" />
      </button>
      <p className={css.count} style={{ '--index': index, '--count': count } as CSSProperties}>
        {`${index + 1} / ${count}`}
      </p>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={carouselWords.next}
        onClick={() => go(1)}
      >
        <LineDrawing path="m10 6 6 6-6 6" />
      </button>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={stopped ? carouselWords.start : carouselWords.stop}
        onClick={toggle}
      >
        <LineDrawing path={stopped ? play : pause} />
      </button>
    </div>
  );
}
