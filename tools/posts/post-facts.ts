import type { Catalogue } from '@/lib/catalogue/catalogue';
import { discountText } from '@/lib/catalogue/discount';
import type { Product } from '@/lib/catalogue/product';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes, isSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { formatKes } from '@/lib/format/money';
import { pageUrl } from '@/lib/links/site-url';
import { postsWords } from '@/words/posts';

/** The facts about a product in posts, price lists and shelf cards. */
export interface PostFacts {
  id: string;
  name: string;
  category: string;
  categoryKey: string;
  /** 'KSh 1,995' */
  price: string;
  /** The earlier price and the discount: 'KSh 2,850', '−30%'. */
  was?: { price: string; percent: string };
  /** The sizes in stock: '36–39, 41'. */
  sizes: string;
  /** How many sizes are in stock. */
  sizeCount: number;
  /** Its page's whole address. */
  url: string;
}

/** 'Sizes 36–39, 41', or 'Size 36'. */
export function sizesLine({ sizes, sizeCount }: PostFacts): string {
  return fillText(sizeCount === 1 ? postsWords.oneSize : postsWords.sizes, { sizes });
}

/** Why a product is left out. */
export type LeftOut = 'soldOut' | 'noPrice' | 'noPhoto';

interface Posts {
  /** In the shop's order. */
  facts: PostFacts[];
  /** Ids of products without a photo: they have no picture, but texts, a card and a line in the lists. */
  withoutPhoto: ReadonlySet<string>;
  /** The ids that are left out, by the reason. */
  leftOut: Readonly<Record<LeftOut, string[]>>;
}

/**
 * The products that are posted: those in stock with a price that the owner set.
 * `withoutPrice` has the ids of the products whose price is drawn.
 */
export function postFacts(
  { categories, products }: Catalogue,
  withoutPrice: readonly string[],
): Posts {
  const inOrder = categories.flatMap(({ id }) =>
    products.filter(({ categoryKey }) => categoryKey === id),
  );
  const soldOut = inOrder.filter(isSoldOut);
  const noPrice = inOrder.filter(
    (product) => withoutPrice.includes(product.id) && !soldOut.includes(product),
  );
  const posted = inOrder.filter(
    (product) => !soldOut.includes(product) && !noPrice.includes(product),
  );
  const noPhoto = posted.filter(({ picture }) => !picture).map(({ id }) => id);
  return {
    facts: posted.map(toFacts),
    withoutPhoto: new Set(noPhoto),
    leftOut: {
      soldOut: soldOut.map(({ id }) => id),
      noPrice: noPrice.map(({ id }) => id),
      noPhoto,
    },
  };
}

function toFacts(product: Product): PostFacts {
  const { id, name, category, categoryKey, priceKes, originalPriceKes, path } = product;
  const sizes = availableSizes(product);
  return {
    id,
    name,
    category,
    categoryKey,
    price: formatKes(priceKes),
    ...(originalPriceKes !== undefined && {
      was: {
        price: formatKes(originalPriceKes),
        percent: discountText(priceKes, originalPriceKes),
      },
    }),
    sizes: sizesText(sizes),
    sizeCount: sizes.length,
    url: pageUrl(path),
  };
}
