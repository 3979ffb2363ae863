import {
  createElement,
  type Document,
  getAttribute,
  getTextContent,
  removeNode,
  replaceWith,
} from '@parse5/tools';
import { DEFERRED } from '@/lib/export/page-steps/defer-scripts.build';
import { elementsOf } from './page-tree.build';

/** A style sheet that loads with the script is late: the script starts without it. */
const LATE_SHEET_MS = 2000;

/** The export's folder for page data, among the files that hosts let browsers cache for good. */
export const pageDataFolder = '/_next/static/data/';

/**
 * Moves the data that Next hydrates an exported page with into a separate deferred script, which makes
 * the page a third smaller. The line that starts the script moves with it, so that nothing starts before
 * the data is there, in whatever order the files arrive. `links`, the page's style links
 * (page-steps/inline-styles.build), are added to the head before that line. Those that are not disabled load first,
 * so that nothing is drawn without its style, unless one is late.
 * The data's hints to fetch a style sheet are left out: the page has its style. `keep`
 * stores the file's text and returns its address under '/_next/'. Takes a page whose scripts are deferred
 * (page-steps/defer-scripts.build). Throws with what it found where Next writes its data in a form this does not
 * know.
 */
export function movePageData(page: Document, links: string, keep: (data: string) => string): void {
  const scripts = elementsOf(page, 'script');
  const start = scripts.find((script) => getAttribute(script, 'id') === '_R_');
  if (!start) throw new Error('no line that starts the script');
  const lines = scripts.filter((script) => DATA_LINE.test(getTextContent(script)));
  if (lines.length === 0) throw new Error('no page data of the form that Next writes');
  const [deferred] = scripts.filter((script) => getAttribute(script, 'type') === DEFERRED);
  const [base] = getAttribute(deferred ?? start, 'src')?.split('/_next/') ?? [];
  if (base === undefined) throw new Error('no deferred script');

  const addLinks = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)})`;
  const parts = lines.map((line) => getTextContent(line).replace(STYLE_HINT, ''));
  const startStyled = `${SHEETS_LOADED}.then(()=>{${getTextContent(start)}})`;
  const data = [addLinks, ...parts, startStyled].join(';\n');
  replaceWith(start, createElement('script', { type: DEFERRED, src: base + keep(data) }));
  for (const line of lines) removeNode(line);

  for (const script of elementsOf(page, 'script')) {
    const text = getTextContent(script);
    if (/__next_f|TURBOPACK/.test(text)) {
      throw new Error(`page data of unknown form: ${text.slice(0, 120)}`);
    }
  }
}

/** A promise in the browser: the sheets that the page does not carry are there, failed, or late. */
const SHEETS_LOADED = `Promise.race([
  new Promise((done) => setTimeout(done, ${LATE_SHEET_MS})),
  Promise.all(
    Array.from(
      document.querySelectorAll('[rel=stylesheet]:not([disabled])'),
      (sheet) => new Promise((done) => { sheet.onload = sheet.onerror = done }),
    ),
  ),
])`;

/** A part of the data as Next writes it. */
const DATA_LINE = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(/;

/** A style sheet to fetch ahead; Next names those of the 404 page, which would be fetched in vain. */
const STYLE_HINT = /:HL\[\\"[^\]]*\\"style\\"\]\\n/g;
