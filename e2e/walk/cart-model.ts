import { shop } from '@/e2e/shop/whole-shop';
import { products } from '@/e2e/shop-under-test';
import type { Product } from '@/lib/catalogue/product';
import { formatKes } from '@/lib/format/money';

/** A line of the cart as the walk knows it. */
interface ModelLine {
  /** Lines are in the order in which they were added, also those that were put back. */
  order: number;
  id: string;
  size: string;
  quantity: number;
}

/**
 * The expected cart after a walk's steps. The model knows nothing of storage or of the shop's code:
 * lines are added at the end, and only removed or cleared lines are gone.
 */
export class CartModel {
  lines: readonly ModelLine[] = [];
  #added = 0;

  /** Adds a line at the end. Returns it. */
  add(id: string, size: string, quantity: number): ModelLine {
    this.#added += 1;
    const line = { order: this.#added, id, size, quantity };
    this.lines = [...this.lines, line];
    return line;
  }

  /** Sets a line's quantity. Returns what was removed: the line, where the quantity is 0. */
  setQuantity(at: number, quantity: number): readonly ModelLine[] {
    if (quantity === 0) return this.keep((_, place) => place !== at);
    this.lines = this.lines.map((line, place) => (place === at ? { ...line, quantity } : line));
    return [];
  }

  setSize(at: number, size: string): void {
    this.lines = this.lines.map((line, place) => (place === at ? { ...line, size } : line));
  }

  /** Keeps some of the lines. Returns the others. */
  keep(fits: (line: ModelLine, at: number) => boolean): readonly ModelLine[] {
    const gone = this.lines.filter((line, at) => !fits(line, at));
    this.lines = this.lines.filter(fits);
    return gone;
  }

  /** Restores lines to their former places; a line that is there already stays. */
  restore(gone: readonly ModelLine[]): void {
    const missing = gone.filter(({ order }) => !this.lines.some((line) => line.order === order));
    this.lines = [...this.lines, ...missing].sort((one, other) => one.order - other.order);
  }

  get items(): string[] {
    return this.lines.map(({ id, size, quantity }) => `${quantity} × ${id}, ${size}`);
  }

  get count(): number {
    return this.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  /** The price text of the whole cart, by the catalogue. */
  get total(): string {
    return formatKes(
      this.lines.reduce((sum, line) => sum + line.quantity * this.#priceKes(line), 0),
    );
  }

  /**
   * Whether an order of the cart asks for the wholesale price: the order is large, and some
   * products have no steps.
   */
  get asksWholesale(): boolean {
    return (
      this.count > shop.wholesaleAbove && this.lines.some(({ id }) => !productOf(id).priceSteps)
    );
  }

  /** The lowest price of the product that so many items of its steps' group have reached. */
  #priceKes({ id }: ModelLine): number {
    const { priceKes, priceSteps } = productOf(id);
    const together = this.lines.filter(
      (line) => productOf(line.id).priceSteps?.group === priceSteps?.group,
    );
    const count = together.reduce((sum, { quantity }) => sum + quantity, 0);
    const reached = priceSteps?.steps.filter(({ from }) => from <= count) ?? [];
    return Math.min(priceKes, ...reached.map((step) => step.priceKes));
  }
}

function productOf(id: string): Product {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`The shop under test has no product ${id}.`);
  return product;
}
