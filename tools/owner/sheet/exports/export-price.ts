/** What an export has as a price. */
export interface ExportPrice {
  /** Whole shillings; a text that is none is left to be said. Undefined: none. */
  price: number | string | undefined;
  /** What it must be, where it is of another currency. */
  must?: string;
  /** Whether cents were rounded. */
  isRounded?: true;
}

const SHILLINGS = /^(?:KES|KSHS?)$/i;
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,4}))?$/;

/** A price of an export, such as '2200.00 KES', in whole shillings. */
export function exportPrice(text: string): ExportPrice {
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s.,-]*)\s*([\d.,\s]*\d)?\s*([^\d\s.,-]*)$/.exec(text.trim()) ?? [];
  const currency = (before || after).trim();
  const [, whole, part = ''] = AMOUNT.exec(amount.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return { price: text === '' ? undefined : text };
  if (currency !== '' && !SHILLINGS.test(currency)) {
    return { price: undefined, must: `must be in Kenyan shillings, and not in ${currency}` };
  }
  // 1,500 has thousands, 1500,50 and 1500.50 have cents.
  const exact = Number(`${whole.replaceAll(',', '')}.${part || 0}`);
  if (exact === 0) return { price: undefined };
  const price = Math.round(exact);
  return price === exact ? { price } : { price, isRounded: true };
}
