/**
 * Moves the style sheets of an exported page into the page, so that the first paint needs no second
 * request. `links` are their link tags, disabled, so that a browser does not fetch them: React looks for
 * them by address when it hydrates, and would add them again. `readSheet` returns the text of a sheet by
 * its address. Throws with what it found where Next writes its links in a form this does not know, or
 * where a sheet would mean something else inside a page.
 */
export function inlineStyles(
  html: string,
  readSheet: (address: string) => string,
): { html: string; links: string } {
  const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error('no style sheet of the form that Next writes');
  const sheets = links.map((link) => {
    const address = nextSheet.exec(link)?.[1];
    if (!address) throw new Error(`a style sheet of unknown form: ${link}`);
    const sheet = readSheet(address);
    const unfit = notInlinable.exec(sheet);
    if (unfit) throw new Error(`${address} cannot be inlined: ${unfit[0]}`);
    return sheet;
  });
  const style = `<style>${sheets.join('')}</style>`;
  const [first = '', ...others] = links;
  return {
    html: others.reduce((page, link) => page.replace(link, ''), html).replace(first, () => style),
    links: links.map((link) => link.replace(/\/?>$/, ' disabled=""/>')).join(''),
  };
}

/** A link to a sheet as Next writes it. */
const nextSheet =
  /^<link rel="stylesheet" href="([^"]*\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>$/;

/** Not allowed in an inlined sheet: a relative address, another sheet, the end of the style. */
const notInlinable = /url\((?!["']?(?:data:|\/|#))[^)]{0,80}|@import[^;]{0,80}|@charset|<\/style/;
