import { fillText } from '@/lib/format/fill-text';
import { productDialogWords } from '@/words/product-dialog';

/** What a further picture of a product shows, in words: what it `shows`, or its number, which is 2 for the first. */
export function viewAlt(product: string, shows: string | undefined, number: number): string {
  const { view, nthView } = productDialogWords;
  return shows ? fillText(view, { product, view: shows }) : fillText(nthView, { product, number });
}
