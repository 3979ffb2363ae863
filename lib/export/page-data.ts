/** The export's folder for page data, among the files that hosts let browsers cache for good. */
export const pageDataFolder = '/_next/static/data/';

/**
 * Moves the data that Next hydrates an exported page with into a deferred script of its own, which makes
 * the page a third smaller. The line that starts the script moves with it, so that nothing starts before
 * the data is there, in whatever order the files arrive. `links`, the page's disabled style links
 * (./inline-styles), are added to the head before that line, and `program` runs: only the script needs
 * them. A property without a value is left out, which is the same to React. `keep` stores the file's text and returns its address under '/_next/'. Takes a page whose scripts are deferred
 * (./defer-scripts). Throws with what it found where Next writes its data in a form this does not know.
 */
export function movePageData(
  html: string,
  links: string,
  program: string,
  keep: (data: string) => string,
): string {
  const start = startLine.exec(html);
  if (!start) throw new Error('no line that starts the script');
  const lines = [...html.matchAll(dataLine)].map(([, line = '']) => line.replace(noValue, ''));
  if (lines.length === 0) throw new Error('no page data of the form that Next writes');
  const folder = /type="text\/deferred" src="([^"]*)\/_next\//.exec(html)?.[1];
  if (folder === undefined) throw new Error('no deferred script');

  const addLinks = `document.head.insertAdjacentHTML('beforeend',${JSON.stringify(links)})`;
  const address =
    folder + keep([addLinks, ...(program ? [program] : []), ...lines, start[1]].join(';\n'));
  const page = html
    .replace(dataLine, '')
    .replace(startLine, () => `<script type="text/deferred" src="${address}"></script>`);
  const left = /.{0,40}(?:__next_f|globalThis\["TURBOPACK"\]).{0,40}/.exec(page)?.[0];
  if (left) throw new Error(`page data of unknown form: ${left}`);
  return page;
}

/** A part of the data as Next writes it. */
const dataLine =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\))<\/script>/gs;

/** A property that is `undefined`, inside the data's string. Next's own, of one letter, are left to it. */
const noValue = /,\\"[\w-]{2,}\\":\\"\$undefined\\"/g;

/** The line that starts the bundler's runtime once the files it names are loaded. */
const startLine = /<script id="_R_">(.*?)<\/script>/s;
