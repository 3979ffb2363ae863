/** What the font's two files have: Latin with the accents of Europe and of Kikuyu, and punctuation. */
const MAIN = /^[ -~\u00a0-£¥-¬®-\u00ffıŒœ–—‘’‚“”„•…€™−]$/;
const EXTENDED = /^(?![ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧſ])[\u0100-\u017f]$/;

/** The families of the font's two files, by what each has; the drawing programs choose by name. */
export const fontFamilies = { main: 'Bricolage', extended: 'Bricolage Extended' } as const;
export type FontPart = keyof typeof fontFamilies;

/** Both, for a CSS `font-family`. */
export const brandFontFamily = Object.values(fontFamilies).join(', ');

/** A text without emoji and other scripts; an accent that the font lacks is taken off its letter. */
export function drawable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) =>
      partOf(letter) ? letter : [...letter.normalize('NFD')].filter(partOf).join(''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A drawable text in pieces that one file of the font draws each. */
export function fontRuns(text: string): { part: FontPart; text: string }[] {
  const runs: { part: FontPart; text: string }[] = [];
  for (const letter of text) {
    const part = partOf(letter) ?? 'main';
    const last = runs.at(-1);
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

/** All letters of each file. */
export const drawnLetters: Readonly<Record<FontPart, string>> = {
  main: lettersOf('main'),
  extended: lettersOf('extended'),
};

function lettersOf(part: FontPart): string {
  const upToMinus = Array.from({ length: 0x2213 }, (_, code) => String.fromCharCode(code));
  return upToMinus.filter((letter) => partOf(letter) === part).join('');
}

function partOf(letter: string): FontPart | undefined {
  if (EXTENDED.test(letter) && !MAIN.test(letter)) return 'extended';
  return MAIN.test(letter) ? 'main' : undefined;
}
