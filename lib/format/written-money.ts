export interface WrittenMoney {
  /** With its cents. */
  amount: number;
  /** 1.500 could be 1500, which is the amount, or 1.5. */
  isUnclear?: true;
  /** Where it is not of shillings: 'USD', '$'. */
  currency?: string;
}

const SHILLINGS_BEFORE = /^(?:ksh?s?|kes|shs?)[.:]?\s*/i;
const SHILLINGS_AFTER = /\s*(?:\/[=-]|ksh?s?|kes|shs?|(?:kenyan? )?shillings?|shilingi|bob)\.?$/i;
const SUM = /^(?<before>[^\d\s.,-]*)\s*(?<sum>\d(?:.*\d)?)\s*(?<after>[^\d\s.,-]*)$/;
const THOUSANDS = /(?<=\d)[,\s'’](?=\d{3}(?:\D|$))/g;
const AMOUNT = /^(\d+)(?:\.(\d{1,4})|,(\d{1,2}))?$/;

/** A text without its words and signs for shillings: 'KSh 129.30/=' is '129.30'. */
export function withoutShillings(text: string): string {
  return text.trim().replace(SHILLINGS_BEFORE, '').replace(SHILLINGS_AFTER, '');
}

/** Whether a text is a word or a sign for shillings: 'KES', 'Ksh.', 'Kenyan shillings'. */
export function isShillings(text: string): boolean {
  const word = text.trim().replace(SHILLINGS_AFTER, '');
  return word !== text.trim() && word === '';
}

/** The sum in '1,500', 'KSh 1 500', '1500/=', '1500 bob', '1500.00 KES'; undefined for any other text. */
export function readMoney(text: string): WrittenMoney | undefined {
  const bare = withoutShillings(text);
  const { before = '', sum = '', after = '' } = SUM.exec(bare)?.groups ?? {};
  const isGrouped = /^\d{1,3}(?:[,\s'’]\d{3})+(?:[.,]\d+)?$/.test(sum);
  const plain = isGrouped ? sum.replace(THOUSANDS, '') : sum;
  const [, whole, afterPoint, afterComma] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const currency = before || after;
  return {
    ...(/^\d{1,3}\.\d{3}$/.test(sum)
      ? { amount: Number(sum.replace('.', '')), isUnclear: true }
      : { amount: Number(`${whole}.${afterPoint ?? afterComma ?? 0}`) }),
    ...(currency && { currency }),
  };
}

/** What must be written in place of a text that is unclear: '1.500 could be 1500 or 1: write 1500 without the point'. */
export function unclearMoney(text: string, amount: number): string {
  return `${text} could be ${amount} or ${Math.floor(amount / 1000)}: write ${amount} without the point`;
}

/** The whole shillings of 'KSh 2,250' or '2250/='; undefined for any other text. */
export function shillingsIn(text: string): number | undefined {
  const { amount, isUnclear, currency } = readMoney(text) ?? {};
  return isUnclear || currency || !Number.isSafeInteger(amount) ? undefined : amount;
}
