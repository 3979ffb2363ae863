import { OwnersText } from '@/components/ui/owners-text';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { isSoldOut } from '@/lib/catalogue/stock';
import { type MarkedText, ownersText } from '@/lib/format/owners-text';
import { productPageWords } from '@/words/product-page';
import css from './product-facts.module.css';

/**
 * The facts of a product, as a list of terms; a missing fact has no row. For a sold-out product the
 * list has sizes and fit, which otherwise are beside the choice of a size. Nothing without a fact.
 */
export function ProductFacts({ product }: { product: Product }) {
  const { condition, fit } = product;
  const soldOut = isSoldOut(product);
  const rows: [term: string, fact: MarkedText<string | undefined>][] = [
    [productPageWords.condition, { text: condition && productPageWords.conditions[condition] }],
    [productPageWords.material, ownersText(product, 'material')],
    [productPageWords.care, ownersText(product, 'care')],
    [productPageWords.fit, { text: soldOut && fit ? productPageWords.fits[fit] : undefined }],
    [productPageWords.sizes, { text: soldOut ? sizesText(product.sizes) : undefined }],
    [productPageWords.madeIn, ownersText(product, 'madeIn')],
  ];
  const known = rows.filter(([, fact]) => fact.text);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={css.title}>
        {productPageWords.details}
      </h2>
      <dl>
        {known.map(([term, fact]) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <OwnersText as="dd" of={fact} className={css.fact} />
          </div>
        ))}
      </dl>
    </section>
  );
}
