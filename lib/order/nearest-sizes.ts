import type { LineToday } from '@/lib/cart/cart-today';
import { isSizeSoldOut } from '@/lib/catalogue/stock';

/** What there is today in place of a line that is sold out: two sizes, one, none, or nobody knows. */
type Instead =
  | { is: 'two'; first: string; second: string }
  | { is: 'one'; first: string }
  | { is: 'none' | 'ask' };

/** What there is in place of a line; 'ask' where today's catalogue does not know its product. */
export function insteadOf(line: LineToday): Instead {
  const [first, second] = nearestInStock(line);
  if (first === undefined) return { is: line.sizes || line.unavailable ? 'none' : 'ask' };
  return second === undefined ? { is: 'one', first } : { is: 'two', first, second };
}

/** At most two other sizes in stock, the nearest to the line's; of two as near, the larger. In the product's order. */
function nearestInStock({ size, sizes = [], ...stock }: LineToday): readonly string[] {
  const place = placeOf(size, sizes);
  return sizes
    .map((other, at) => ({ other, at, distance: Math.abs(at - place) }))
    .filter(({ other }) => other !== size && !isSizeSoldOut(stock, other))
    .sort((one, two) => one.distance - two.distance || two.at - one.at)
    .slice(0, 2)
    .sort((one, two) => one.at - two.at)
    .map(({ other }) => other);
}

/** Where a size is among the others; one that the product no longer has, between its neighbours. */
function placeOf(size: string, sizes: readonly string[]): number {
  const at = sizes.indexOf(size);
  if (at >= 0) return at;
  const larger = sizes.findIndex((other) => Number(other) > Number(size));
  return (larger < 0 ? sizes.length : larger) - 0.5;
}
