/** An index has the same sizes and colours hundreds of times. */
const known = new Map<string, readonly string[]>();

/** A text with its halves in one form: '42½', '42 1/2' and '42,5' are 42.5. */
export function plainHalves(text: string): string {
  return text.replace(/(\d)(?:\s*½|\s+1[/⁄]2|[.,]5)(?!\d)/g, '$1.5');
}

/**
 * The words of a text: small, without accents, apostrophes and the plural's s. A single letter joins what
 * its hyphen joins it to, and a range has a word between its ends: 'T-Shirts 6-12' → ['tshirt', '6', 'to', '12'].
 * A number with a half is one word, '42.5'.
 */
export function wordsOf(text: string): readonly string[] {
  const words =
    known.get(text) ??
    (
      plainHalves(text)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f'’]/g, '')
        .replaceAll('&', ' and ')
        .toLowerCase()
        .replace(/\b([a-z])-(?=[a-z])/g, '$1')
        .replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1 to ')
        .match(/\d+\.5(?!\d)|[\p{L}\p{N}]+/gu) ?? []
    ).map((word) =>
      // 'shoes' → 'shoe', 'dresses' → 'dress'; a word of three letters stays.
      word.length < 4 ? word : word.replace(/(ss|sh|ch|x)es$|([^s])s$/, '$1$2'),
    );
  known.set(text, words);
  return words;
}

/** A text as phrases are compared: its words with a space between them. */
export function phraseOf(text: string): string {
  return wordsOf(text).join(' ');
}

/** Whether words with a space between them have a phrase whole. */
export function hasPhrase(words: string, phrase: string): boolean {
  return ` ${words} `.includes(` ${phrase} `);
}
