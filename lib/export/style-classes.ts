/**
 * Turns each style attribute of an exported page into a class of the page's own style, so that the page's
 * policy (./policy) needs to allow none. Scripts still set `style` on elements, which no policy stops.
 * Throws where the page has attributes and no style, or a style that uses such a class name already.
 */
export function withStyleClasses(html: string): string {
  const classes = new Map<string, string>();
  const page = html.replace(TAG_WITH_STYLE, (tag) => {
    const style = STYLE.exec(tag)?.[1] ?? '';
    const name = classes.get(style) ?? `_${classes.size.toString(36)}`;
    classes.set(style, name);
    const plain = tag.replace(STYLE, '');
    return plain.includes(' class="')
      ? plain.replace(' class="', () => ` class="${name} `)
      : plain.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
  if (classes.size === 0) return html;
  const rules = [...classes].map(([style, name]) => `.${name}{${unescaped(style)}}`).join('');
  const end = page.indexOf('</style>');
  if (end < 0) throw new Error('style attributes and no <style>');
  if (/\._\w/.test(page.slice(0, end))) throw new Error('a class name that begins with _');
  // Last, so that they win over the rules of the element's other classes, as the attribute did.
  return `${page.slice(0, end)}${rules}${page.slice(end)}`;
}

const TAG_WITH_STYLE = /<[a-z][\w-]*(?: [^<>]*?)? style="[^"]*"[^<>]*>/g;
const STYLE = / style="([^"]*)"/;

function unescaped(value: string): string {
  return value.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
