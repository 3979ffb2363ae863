import { type Goods, isFeeOpen, sumText } from '@/lib/delivery/delivery';
import { shownKes } from '@/lib/format/money';
import { sumsWords } from '@/words/sums';

/** A row of what an order comes to: 'Delivery', 'KSh 200'. */
export interface SumRow {
  name: string;
  value: string;
  is: 'goods' | 'fee' | 'whole';
}

/**
 * What goods come to, row by row; the last is the sum that counts. The goods alone are the total while nothing is
 * known of their delivery; with a place the last row is what there is to pay. Goods for which the wholesale price
 * is asked have no such row: their sum at the single price is the last.
 */
export function sumRows(
  goods: Goods,
  order: {
    /** Whether the order says where it goes. */
    hasPlace: boolean;
    feeKes: number | undefined;
    /** Whether the order asks for the wholesale price, and the shop has not answered. */
    isWholesale: boolean;
  },
): readonly SumRow[] {
  const { hasPlace, feeKes, isWholesale } = order;
  const sum = shownKes(goods.kes);
  const fee: SumRow = { name: sumsWords.delivery, value: feeText(feeKes), is: 'fee' };
  if (isWholesale) {
    const single: SumRow = { name: sumsWords.goodsAtSinglePrice, value: sum, is: 'goods' };
    return hasPlace ? [fee, single] : [single];
  }
  if (!hasPlace) return [{ name: sumsWords.total, value: sum, is: 'whole' }];
  const toPay = sumText(shownKes(goods.kes + (feeKes ?? 0)), isFeeOpen(feeKes, goods));
  return [
    { name: sumsWords.goods, value: sum, is: 'goods' },
    fee,
    { name: sumsWords.toPay, value: toPay, is: 'whole' },
  ];
}

function feeText(feeKes: number | undefined): string {
  if (feeKes === undefined) return sumsWords.feeAsked;
  return feeKes === 0 ? sumsWords.free : shownKes(feeKes);
}
