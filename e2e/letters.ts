import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

/**
 * The letters that pages are tested in, whatever a machine has installed: those of Android, and some that
 * are about 15 % wider, as other phones and larger settings have. Font files by weight; a heading has the
 * weight 800.
 */
const fonts = {
  narrow: { family: 'roboto', weights: { 400: 400, 700: 700, 800: 900 } },
  wide: { family: 'dejavu-sans', weights: { 400: 400, 700: 700, 800: 700 } },
} as const;

export type Letters = keyof typeof fonts;

/** Shows every page of a context in these letters, also without script. */
export async function showLetters(context: BrowserContext, letters: Letters) {
  const { family, weights } = fonts[letters];
  const files = Object.entries(weights).map(([weight, file]) => {
    const path = `node_modules/@fontsource/${family}/files/${family}-latin-${file}-normal.woff2`;
    return [weight, readFileSync(path).toString('base64')] as const;
  });
  await context.addInitScript((files) => {
    for (const [weight, base64] of files) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      // 'Display' is the shop's own name for the letters of headings, prices and figures.
      const family = weight === '800' ? 'Display' : 'Letters of the tests';
      document.fonts.add(new FontFace(family, content, { weight }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-family: 'Letters of the tests', sans-serif }");
    document.adoptedStyleSheets = [sheet];
  }, files);
}
