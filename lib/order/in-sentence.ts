/** A text as it stands within a sentence: 'Clothes and shoes' as 'clothes and shoes'; 'T-shirts' stays. */
export function inSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
