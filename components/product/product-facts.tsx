import type { ReactNode } from 'react';
import { ProductExtra } from '@/components/product/product-extra.client';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { longestDeliveryText } from '@/lib/order/delivery-date';
import { deliveryTerms, generalPromise } from '@/lib/order/shop-delivery';
import { languageWords } from '@/words/language';
import { productPageWords } from '@/words/product-page';
import css from './product-facts.module.css';

/** What a product is, in a list of terms; a fact that its record leaves out has no row. */
export function ProductFacts({ product }: { product: Product }) {
  const { condition, material, care, fit, madeIn } = product;
  const sizes = isSoldOut(product) ? product.sizes : availableSizes(product);
  const rows: [term: string, fact: ReactNode][] = [
    [productPageWords.condition, condition && productPageWords.conditions[condition]],
    [productPageWords.material, material],
    [productPageWords.care, care],
    [productPageWords.fit, fit && productPageWords.fits[fit]],
    [productPageWords.sizes, sizesText(sizes)],
    [productPageWords.madeIn, madeIn],
    [productPageWords.deliveryIn, !isSoldOut(product) && generalPromise && <DeliveryFact />],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={css.title}>
        {productPageWords.details}
      </h2>
      <dl>
        {rows
          .filter(([, fact]) => fact)
          .map(([term, fact]) => (
            <div key={term} className={css.row}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.fact}>{fact}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The time of delivery that the page promises, and by script a day that keeps its promises. */
function DeliveryFact() {
  if (!deliveryTerms) return generalPromise;
  return (
    <span
      className={css.delivery}
      data-longest={longestDeliveryText(deliveryTerms, languageWords.tag)}
    >
      <span className={css.day}>
        <ProductExtra name="DeliveryDate" props={{ terms: deliveryTerms }}>
          {/* An element: a translator replaces a bare text, which could not be taken out again. */}
          <span>{generalPromise}</span>
        </ProductExtra>
      </span>
    </span>
  );
}
