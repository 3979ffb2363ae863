/** A text in small letters without accents and apostrophes: 'T-Shirt for Men’s' → 't-shirt for mens'. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
}

/** The words of a text, small and without accents; a single letter joins what its hyphen joins it to: 'T-shirt' → 'tshirt'. */
export function wordsOf(text: string): string[] {
  return (
    plainText(text)
      .replace(/\b([a-z])-(?=[a-z])/g, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
