/**
 * The characters of Windows-1252 in the place of control characters. Node's own decoder leaves
 * these out.
 */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of a file by its bytes: UTF-8, UTF-16 with or without a byte-order mark, else Windows-1252,
 * which is then to be judged by `isSureWindows1252`.
 */
export function decoded(bytes: Uint8Array): { text: string; isWindows1252: boolean } {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isWindows1252: false };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, isWindows1252: false };
  } catch {
    return { text: windows1252(bytes), isWindows1252: true };
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity);
  if (zeros(1).length > start.length / 4) return 'utf-16le';
  if (zeros(0).length > start.length / 4) return 'utf-16be';
  return undefined;
}

function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => FROM_0X80[letter.charCodeAt(0) - 0x80] ?? letter);
}

const LETTER = '[A-Za-zÀ-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]';
/** Words as people write them: Ñandú, café, CAFÉ. In another encoding capitals are within words. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?=${LETTER}{2,}(?!\\p{L}))(?:\\p{Lu}?\\p{Ll}+|\\p{Lu}+)(?!\\p{L})`,
  'gu',
);
/** Signs where people put them: within a word they are a letter of another encoding. */
const SIGNS = /(?<!\p{L})[‘“£€•–—]|[”…™–—](?!\p{L})|(?<=\d)[–—](?=\d)|[’°½¼¾×²³±·©®\u00a0]/gu;

/**
 * Whether a text that was read as Windows-1252 surely is: Mac Roman and the encodings of DOS have other
 * letters in the place of its letters, so "Café" would become "CafŽ" or "Caf‚".
 */
export function isSureWindows1252(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
  return !/[^\u0000-\u007f]/.test(text.replace(WORDS, '').replace(SIGNS, ''));
}

/** A byte after the first of a character in UTF-8, as Windows-1252 shows it. */
const LATER = `[\\u00a0-¿${FROM_0X80}]`;

/** UTF-8 that was read as Windows-1252, as Mac Roman or as an encoding of DOS; a letter that was lost. */
const BROKEN = new RegExp(
  `\ufffd|[ÃÂ]${LATER}|[ÄÅ][\\u00a0-¿€†‡ˆ‰Š‹Œ]|â€${LATER}|â„¢|â‚¬|ðŸ|ï[»¿]|√[^\\s\\d]|‚Ä|¬[∞£©Æ]|[├┬][^\\s]|ΓÇ`,
);

/** Whether a text has letters that stand for others: CafÃ© for Café, donâ€™t for don’t. */
export function hasBrokenLetters(text: string): boolean {
  return BROKEN.test(text);
}
