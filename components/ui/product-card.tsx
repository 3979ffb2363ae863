import { cardSizes } from '@/lib/catalogue/card-sizes';
import type { CardProduct, PromotionFacts } from '@/lib/catalogue/product';
import { sitePath } from '@/lib/site/site-path';
import { Picture } from './picture';
import { Price } from './price';
import css from './product-card.module.css';
import { Rating } from './rating';

/**
 * A product in a grid: a list item whose link goes to the product's page. `data-product` lets the
 * shelf around it open the product's dialog instead, `data-category` lets the shop hide it.
 */
export function ProductCard({
  product,
  heading: Heading,
  eager = false,
}: {
  product: CardProduct & Partial<PromotionFacts>;
  heading: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { named, more } = cardSizes(product);
  const label = product.isBestSeller ? 'Best seller' : product.isNew ? 'New' : undefined;
  return (
    <li className={css.card} data-category={product.categoryKey}>
      <div className={css.frame}>
        <Picture picture={product.picture} alt={product.alt} place="card" eager={eager} />
        {label && <span className={css.label}>{label}</span>}
      </div>
      <Heading className={css.name}>
        <a className={css.link} href={sitePath(product.path)} data-product={product.id}>
          {product.name}
        </a>
      </Heading>
      <Price priceKes={product.priceKes} originalPriceKes={product.originalPriceKes} onCard />
      {product.rating !== undefined && (
        <Rating rating={product.rating} reviews={product.reviews ?? 0} />
      )}
      <p className={css.sizes}>
        <span className="visually-hidden">Sizes </span>
        {named.map((size) => (
          <span key={size}>{size} </span>
        ))}
        {more > 0 && <span className={css.more}>+{more} more</span>}
      </p>
    </li>
  );
}
