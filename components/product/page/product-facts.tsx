import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { langOf } from '@/lib/format/owners-text';
import { productPageWords } from '@/words/product-page';
import css from './product-facts.module.css';

/** What a product is, in a list of terms; a fact that its record leaves out has no row. */
export function ProductFacts({ product }: { product: Product }) {
  const { condition, material, care, fit, madeIn } = product;
  const sizes = isSoldOut(product) ? product.sizes : availableSizes(product);
  const rows: [term: string, fact: string | undefined, lang?: { lang?: 'en' }][] = [
    [productPageWords.condition, condition && productPageWords.conditions[condition]],
    [productPageWords.material, material, langOf(product, 'material')],
    [productPageWords.care, care, langOf(product, 'care')],
    [productPageWords.fit, fit && productPageWords.fits[fit]],
    [productPageWords.sizes, sizesText(sizes)],
    [productPageWords.madeIn, madeIn, langOf(product, 'madeIn')],
  ];
  return (
    <section aria-labelledby="details">
      <h2 id="details" className={css.title}>
        {productPageWords.details}
      </h2>
      <dl>
        {rows
          .filter(([, fact]) => fact)
          .map(([term, fact, lang]) => (
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
