const KENYAN = /^(?:\+?254|0)([17]\d{8})$/;

/**
 * A Kenyan mobile number in any usual form (0712…, +254 712…, 254712…, with spaces, hyphens, dots
 * or brackets) as international digits: '254712345678'. Throws for any other text, which stops the
 * build (docs/behaviour.md 6.5).
 */
export function internationalPhone(text: string): string {
  const subscriber = KENYAN.exec(text.replace(/[\s().-]/g, ''))?.[1];
  if (!subscriber) throw new Error(`"${text}" must be a Kenyan phone number`);
  return `254${subscriber}`;
}

/** The number as it is dialled in Kenya: '0712 345 678'. Throws as `internationalPhone` does. */
export function localPhone(text: string): string {
  const local = `0${internationalPhone(text).slice(3)}`;
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
