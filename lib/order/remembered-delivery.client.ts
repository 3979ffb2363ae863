import type { Words } from '@/data/words/types';
import { deliveryRows, destinationOf } from './delivery';
import { orderChoicesStore } from './order-choices.client';

/** The message's rows on delivery to where this phone's last order went, for goods of this sum. */
export function rememberedDelivery(words: Words['order'], goodsKes: number): string[] {
  return deliveryRows(words, destinationOf(orderChoicesStore.getState()), goodsKes);
}
