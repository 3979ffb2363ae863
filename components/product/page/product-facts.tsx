import { OwnersText } from '@/components/ui/owners-text';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import { productPageWords } from '@/words/product-page';
import css from './product-facts.module.css';

/** What a product is, in a list of terms; a fact that its record leaves out has no row. */
export function ProductFacts({ product }: { product: Product }) {
  const { condition, fit } = product;
  const sizes = isSoldOut(product) ? product.sizes : availableSizes(product);
  const rows: [term: string, fact: MarkedText<string | undefined>][] = [
    [productPageWords.condition, { text: condition && productPageWords.conditions[condition] }],
    [productPageWords.material, ownersText(product, 'material')],
    [productPageWords.care, ownersText(product, 'care')],
    [productPageWords.fit, { text: fit && productPageWords.fits[fit] }],
    [productPageWords.sizes, { text: sizesText(sizes) }],
    [productPageWords.madeIn, ownersText(product, 'madeIn')],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={css.title}>
        {productPageWords.details}
      </h2>
      <dl>
        {rows
          .filter(([, fact]) => fact.text)
          .map(([term, fact]) => (
            <div key={term} className={css.row}>
              <dt className={css.term}>{term}</dt>
              <OwnersText as="dd" of={fact} className={css.fact} />
            </div>
          ))}
      </dl>
    </section>
  );
}
