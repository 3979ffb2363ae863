import { storedList } from '@/lib/browser/stored-list.client';
import { shopPhoneKey } from '@/lib/remembered/storage-keys';
import { asRecord, parseJson, textOf } from '@/lib/values/unknown-values';

/** The mark of the shop's own phone, with what is set on it. */
interface ShopPhone {
  /** Where stock is changed, as the owner typed it: ./stock-place; '' for none. */
  stockAt: string;
}

/** One mark, or none. */
const kept = storedList<ShopPhone>(shopPhoneKey, parseMark, ([mark]) =>
  JSON.stringify({ shopPhone: mark ?? null }),
);

export const shopPhoneStore = kept.store;

/** Whether this is the shop's own phone, for a component that follows `shopPhoneStore`. */
export function isShopPhone({ list }: { list: readonly ShopPhone[] }): boolean {
  return list.length > 0;
}

/** Marks this phone as the shop's own, or changes what is set on it. Never throws. */
export function markShopPhone(change: Partial<ShopPhone> = {}): void {
  kept.change(([mark]) => [{ stockAt: '', ...mark, ...change }]);
}

/** Takes the mark away; the order book stays. Never throws. */
export function unmarkShopPhone(): void {
  kept.change(() => []);
}

function parseMark(text: string | null): readonly ShopPhone[] {
  const { shopPhone } = asRecord(parseJson(text));
  return shopPhone ? [{ stockAt: textOf(asRecord(shopPhone).stockAt) }] : [];
}
