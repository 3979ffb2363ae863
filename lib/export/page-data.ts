/** Where the files with pages' data stand in the export; what hosts keep for good stands there. */
export const pageDataFolder = '/_next/static/data/';

/**
 * A page of the export without the data that Next's script takes it over with: it waits in a file of
 * its own, beside the script, and the page on the line is a third shorter. With it goes the line that
 * starts the script, so nothing starts before the data is there, in whatever order they come.
 * `keep` stores the file's text and gives its address under '/_next/'. Takes a page whose scripts are
 * held back (lib/export/defer-scripts). Throws, saying what it met, where Next writes them in another way.
 */
export function movePageData(html: string, keep: (data: string) => string): string {
  const start = startLine.exec(html);
  if (!start) throw new Error('no line that starts the script');
  const lines = [...html.matchAll(dataLine)].map(([, line]) => line);
  if (lines.length === 0) throw new Error('none of the page data that Next writes');
  const folder = /type="later" src="([^"]*)\/_next\//.exec(html)?.[1];
  if (folder === undefined) throw new Error('no script that waits');

  const address = folder + keep([...lines, start[1]].join(';\n'));
  const page = html
    .replace(dataLine, '')
    .replace(startLine, () => `<script type="later" src="${address}"></script>`);
  const left = /.{0,40}(?:__next_f|globalThis\["TURBOPACK"\]).{0,40}/.exec(page)?.[0];
  if (left) throw new Error(`page data of another form: ${left}`);
  return page;
}

/** A part of the data, as Next writes it. */
const dataLine =
  /<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(.*?\))<\/script>/gs;

/** What tells the bundler's runtime to begin, once the files it names are there. */
const startLine = /<script id="_R_">(.*?)<\/script>/s;
