import { cartItem } from '@/lib/cart/cart-item';
import type { CartLine } from '@/lib/cart/cart-lines';
import type { CardProduct } from '@/lib/catalogue/product';
import { capitalised } from '@/lib/format/fill-text';
import type { LinkContent, OrderedLine } from './order-link-format';

/**
 * The lines of a link as cart lines, each at the price of the link, with the name and the picture of its
 * product. One whose product is not in `products` is named from its id: 'penny-loafer' → 'Penny loafer'.
 */
export function linkLines(
  lines: readonly OrderedLine[],
  products: ReadonlyMap<string, CardProduct>,
): readonly CartLine[] {
  return lines.map(({ id, size, priceKes, quantity }, at) => {
    const product = products.get(id);
    const item: Omit<CartLine, 'lineId' | 'priceKes'> = product
      ? cartItem(product, size, quantity)
      : unknownItem(id, size, quantity);
    // The link's price is that of the step which the order reached on its day.
    const { priceSteps: _, ...line } = item;
    return { ...line, lineId: String(at), priceKes };
  });
}

/** What a link carries, its lines with the prices by quantity that `lines`, the same ones, have today. */
export function withPriceSteps<C extends LinkContent>(
  content: C,
  lines: readonly Pick<CartLine, 'priceSteps'>[],
): C {
  const priced = content.lines.map((line, at): OrderedLine => {
    const priceSteps = lines[at]?.priceSteps;
    return priceSteps ? { ...line, priceSteps } : line;
  });
  return { ...content, lines: priced };
}

/** What a link carries, its lines with the prices by quantity that their products have in `products`. */
export function pricedContent<C extends LinkContent>(
  content: C,
  products: ReadonlyMap<string, Pick<CardProduct, 'priceSteps'>>,
): C {
  return withPriceSteps(
    content,
    content.lines.map(({ id }) => products.get(id) ?? {}),
  );
}

function unknownItem(id: string, size: string, quantity: number) {
  return { id, title: nameFromId(id), image: '', category: '', categoryKey: '', size, quantity };
}

/** A product that the shop does not have, by its id: 'penny-loafer' is 'Penny loafer'. */
export function nameFromId(id: string): string {
  return capitalised(id.replaceAll('-', ' '));
}
