const MONEY =
  /^(?:(?:ksh|kes)\.?\s*)?(\d{1,3}(?:[, '’]\d{3})+|\d+)(?:\.0{1,2})?\s*(?:\/[-=]|ksh|kes|bob)?\.?$/iu;

/** The whole shillings of 'KSh 2,250' or '2250/='; undefined for any other text. */
export function shillingsIn(text: string): number | undefined {
  const [, sum] = MONEY.exec(text.trim()) ?? [];
  return sum === undefined ? undefined : Number(sum.replace(/\D/g, ''));
}
