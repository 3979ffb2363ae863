/**
 * An exported page whose body is written without what HTML lets out: quotes around plain values, empty
 * values, closing slashes, the escapes of apostrophes, and the end tags of list items, of paragraphs
 * before a block and of the body. The document
 * that a browser reads is the same. The head stays as it is: what reads a link's preview is often no browser.
 * Throws where the page has no body.
 */
export function compactTags(html: string): string {
  const start = html.indexOf('<body');
  if (start < 0) throw new Error('no <body>');
  return html.slice(0, start) + html.slice(start).replace(SCRIPT_OR_TAG, compact);
}

/** Scripts are matched whole, so that their text is left alone. */
const SCRIPT_OR_TAG =
  /<script\b.*?<\/script>|<[a-z][^>]*>|<\/li>(?=<li|<\/[uo]l>)|<\/p>(?=<(?:p|div|ul|dl|form|h[1-6])\b|<\/(?:div|section|article|li|header|footer|dd)>)|<\/body>|&#x27;/gs;

const APOSTROPHE = '&#x27;';

const VOID = /^<(?:area|br|col|hr|img|input|link|meta|source|wbr)\b/;

function compact(tag: string): string {
  // In a drawing a slash closes the element.
  if (tag.startsWith('<script') || (tag.endsWith('/>') && !VOID.test(tag))) return tag;
  if (tag.startsWith('</')) return '';
  if (tag === APOSTROPHE) return "'";
  return tag
    .replaceAll(APOSTROPHE, "'")
    .replace(/ ([\w-]+)="([^"]*)"/g, (attribute, name: string, value: string) => {
      if (value === '') return ` ${name}`;
      return /^[\w.:#-]+$/.test(value) ? ` ${name}=${value}` : attribute;
    })
    .replace(/\/>$/, '>');
}
