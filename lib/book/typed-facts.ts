import { shillingsIn } from '@/lib/format/written-money';

const HIGHEST_KES = 10_000_000;

/** The whole shillings that somebody typed to be paid; undefined for any other text, 0 and what no order costs. */
export function typedSum(text: string): number | undefined {
  const kes = shillingsIn(text);
  return kes !== undefined && kes >= 1 && kes <= HIGHEST_KES ? kes : undefined;
}

/**
 * The code of a payment in what was typed or pasted: M-PESA's ten letters and digits in its whole message,
 * or any code alone. '' for an empty text, undefined where there is none.
 */
export function typedCode(text: string): string | undefined {
  const typed = text.trim();
  const [inMessage] = /\b(?=[A-Z]*\d)[A-Z][A-Z0-9]{9}\b/.exec(typed) ?? [];
  if (inMessage || typed === '') return inMessage ?? '';
  return /^[A-Za-z0-9-]{4,20}$/.test(typed) ? typed.toUpperCase() : undefined;
}
