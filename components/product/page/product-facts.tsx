import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { isSoldOut } from '@/lib/catalogue/stock';
import { langOf } from '@/lib/format/owners-text';
import { productPageWords } from '@/words/product-page';
import css from './product-facts.module.css';

/**
 * What a product is, in a list of terms; a fact that its record leaves out has no row. Sizes and fit are in it
 * where the product is sold out: else they are beside the choice of a size. Nothing without a fact.
 */
export function ProductFacts({ product }: { product: Product }) {
  const { condition, material, care, fit, madeIn } = product;
  const soldOut = isSoldOut(product);
  const rows: [term: string, fact: string | false | undefined, lang?: { lang?: 'en' }][] = [
    [productPageWords.condition, condition && productPageWords.conditions[condition]],
    [productPageWords.material, material, langOf(product, 'material')],
    [productPageWords.care, care, langOf(product, 'care')],
    [productPageWords.fit, soldOut && fit && productPageWords.fits[fit]],
    [productPageWords.sizes, soldOut && sizesText(product.sizes)],
    [productPageWords.madeIn, madeIn, langOf(product, 'madeIn')],
  ];
  const known = rows.filter(([, fact]) => fact);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={css.title}>
        {productPageWords.details}
      </h2>
      <dl>
        {known.map(([term, fact, lang]) => (
          <div key={term} className={css.row}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.fact} {...lang}>
              {fact}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
