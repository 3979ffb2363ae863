/**
 * A page of the export with its style sheets inside it: the first paint waits for no second answer.
 * The links stay, switched off (a browser does not fetch them): React looks for them by their
 * address when it takes over, and would add them anew. `readSheet` gives the text of a sheet by its
 * address. Throws, saying what it met, where Next writes its links in a way this was not made for,
 * or where a sheet would mean something else inside a page.
 */
export function inlineStyles(html: string, readSheet: (address: string) => string): string {
  const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error('none of the style sheets that Next writes');
  const sheets = links.map((link) => {
    const address = nextSheet.exec(link)?.[1];
    if (!address) throw new Error(`a style sheet of another form: ${link}`);
    const sheet = readSheet(address);
    const unfit = misread.exec(sheet);
    if (unfit) throw new Error(`${address} cannot stand inside a page: ${unfit[0]}`);
    return sheet;
  });
  const off = links.map((link) => link.replace(/\/?>$/, ' disabled=""/>')).join('');
  const [first = ''] = links;
  const style = `<style>${sheets.join('')}</style>`;
  return links
    .slice(1)
    .reduce((page, link) => page.replace(link, ''), html)
    .replace(first, () => style + off);
}

/** A link to a sheet as Next writes it. */
const nextSheet =
  /^<link rel="stylesheet" href="([^"]*\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>$/;

/** What a sheet may not hold there: an address beside itself, another sheet, the end of the style. */
const misread = /url\((?!["']?(?:data:|\/|#))[^)]{0,80}|@import[^;]{0,80}|@charset|<\/style/;
