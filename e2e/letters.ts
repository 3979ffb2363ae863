import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import subsetFont from 'subset-font';

/**
 * The fonts that pages are tested in, whatever a machine has installed: the font of Android, and
 * one about 15 % wider, as on other phones and with larger settings. Font files by weight; a
 * heading has the weight 800.
 */
const fonts = {
  narrow: { family: 'roboto', weights: { 400: 400, 700: 700, 800: 900 } },
  wide: { family: 'dejavu-sans', weights: { 400: 400, 700: 700, 800: 700 } },
} as const;

export type Letters = keyof typeof fonts;

/**
 * The characters of the pages: Latin letters, punctuation, currencies, arrows, stars and other
 * signs.
 */
const characters = [
  [0x20, 0x17f],
  [0x2000, 0x27ff],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join('');

/** Files by their path, read once by each worker. */
const read = new Map<string, Promise<string>>();

/** A font's file with the characters of the pages alone, in base64: unpacked, so that no page unpacks it again. */
async function readFont(path: string): Promise<string> {
  const file = await subsetFont(await readFile(path), characters, { targetFormat: 'sfnt' });
  return file.toString('base64');
}

/** The files of letters: weight and content in base64. */
function filesOf(letters: Letters) {
  const { family, weights } = fonts[letters];
  return Promise.all(
    Object.entries(weights).map(async ([weight, file]) => {
      const path = `node_modules/@fontsource/${family}/files/${family}-latin-${file}-normal.woff2`;
      const content = read.get(path) ?? readFont(path);
      read.set(path, content);
      return [weight, await content] as const;
    }),
  );
}

/** Shows every page of a context in the letters of Android, also without script. */
export async function showLetters(context: BrowserContext) {
  await context.addInitScript(
    (files) => {
      const faces = document.fonts;
      let shown: FontFace[] = [];
      window.showLetters = (files) => {
        for (const face of shown) faces.delete(face);
        shown = files.map(([weight, base64]) => {
          const letters = atob(base64);
          const content = new Uint8Array(letters.length);
          for (let at = 0; at < letters.length; at += 1) content[at] = letters.charCodeAt(at);
          return new FontFace('Letters of the tests', content, { weight });
        });
        for (const face of shown) faces.add(face);
      };
      window.showLetters(files);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "*, ::before, ::after { font-family: 'Letters of the tests', sans-serif !important }",
      );
      document.adoptedStyleSheets = [sheet];
    },
    await filesOf('narrow'),
  );
}

/** Shows the open page in other letters. */
export async function changeLetters(page: Page, letters: Letters) {
  await page.evaluate((files) => window.showLetters(files), await filesOf(letters));
}

declare global {
  interface Window {
    /** Takes letters in place of the last ones: each weight with its file in base64. */
    showLetters: (files: readonly (readonly [weight: string, base64: string])[]) => void;
  }
}
