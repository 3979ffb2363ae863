import clsx from 'clsx/lite';
import type { ComponentType, ReactNode } from 'react';
import { cardSizes } from '@/lib/catalogue/card-sizes';
import type { NamedProduct, PromotedCardProduct } from '@/lib/catalogue/product';
import { chosenPath } from '@/lib/catalogue/size-address';
import { isSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { ownersText } from '@/lib/format/owners-text';
import { pageHref } from '@/lib/links/site-path';
import { productCardWords } from '@/words/product-card';
import { OwnersText } from './owners-text';
import { Picture } from './picture';
import { cardPlace, type PicturePlace } from './picture-places';
import { Price } from './price';
import css from './product-card.module.css';
import { Rating } from './rating';
import { WholeWords } from './whole-words';

/**
 * A product of a grid. A filter or a search for sizes adds what replaces the card's sizes (./asked-sizes)
 * and the size that is chosen where the card leads.
 */
export interface PricedProduct extends PromotedCardProduct {
  askedSizes?: ReactNode;
  chosenSize?: string;
}

/** The fields of a card; a named product has no price and no sizes yet. */
export type ShownProduct = PricedProduct | NamedProduct;

/**
 * A product in a grid: a list item with a link to the product's page. By `data-product` the grid finds
 * the product of a clicked link, by `data-category` the shop hides the other categories.
 */
export function ProductCard({
  product,
  heading: Heading,
  Over,
  pending = false,
  eager = false,
  below = false,
  place = cardPlace,
}: {
  product: ShownProduct;
  heading: 'h2' | 'h3';
  /** Shows another picture over the first while its card has the mouse or the focus. */
  Over?: ComponentType<{ id: string; place: PicturePlace }> | undefined;
  /** Whether what its link opens is loading. */
  pending?: boolean;
  eager?: boolean;
  /** Whether it is below the first screen of every phone: the first paint leaves it out. */
  below?: boolean;
  /** How wide the picture is. */
  place?: PicturePlace;
}) {
  const priced = product.priceKes === undefined ? undefined : product;
  const { bestSeller, new: isNew } = productCardWords;
  const label = priced?.isBestSeller ? bestSeller : priced?.isNew ? isNew : undefined;
  return (
    <li
      className={css.card}
      data-category={product.categoryKey}
      data-below={below ? '' : undefined}
    >
      <div className={css.frame}>
        {/* Silent: the link below says the name. */}
        <Picture picture={product.picture} alt="" place={place} eager={eager} isAwaited />
        {Over && (
          <div className={css.over}>
            <Over id={product.id} place={place} />
          </div>
        )}
        {label && <span className={css.label}>{label}</span>}
      </div>
      <OwnersText as={Heading} of={ownersText(product, 'name')} className={css.name}>
        <a
          className={css.link}
          href={pageHref(chosenPath(product, priced?.chosenSize ?? '', 1))}
          data-product={product.id}
          data-pending={pending ? '' : undefined}
        >
          <WholeWords text={product.name} />
        </a>
      </OwnersText>
      {priced ? <PriceAndSizes product={priced} /> : <AwaitedPrice />}
    </li>
  );
}

/** The lines of a card below the name. */
function PriceAndSizes({ product }: { product: PricedProduct }) {
  const { named, more } = cardSizes(product);
  const { sizes, moreSizes } = productCardWords;
  return (
    <>
      <Price
        priceKes={product.priceKes}
        originalPriceKes={product.originalPriceKes}
        soldOut={isSoldOut(product)}
        onCard
      />
      {product.askedSizes ??
        (named.length > 0 && (
          <p className={css.sizes}>
            <span className="visually-hidden">{`${sizes} `}</span>
            {named.map((size) => (
              <span key={size}>{`${size} `}</span>
            ))}
            {more > 0 && <span className={css.more}>{fillText(moreSizes, { count: more })}</span>}
          </p>
        ))}
      <Rating rating={product.rating} reviews={product.reviews} />
    </>
  );
}

/** Keeps the place of a price and of sizes, so that nothing moves when they arrive; none without script. */
function AwaitedPrice() {
  return (
    <>
      <span className={css.awaitedPrice} data-needs-script="" />
      <span className={clsx(css.sizes, css.awaited)} data-needs-script="" />
    </>
  );
}
