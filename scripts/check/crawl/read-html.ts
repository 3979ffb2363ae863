/** A tag of a page: its name and its attributes, character references resolved. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|=[^\s"'<>=]+)?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)"|=([^\s"'<>=]+))?/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The tags of an exported page: attributes in double quotes or plain, text escaped. */
export function readTags(html: string): Tag[] {
  // The text of a script has no tags.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', quoted, plain = '']) => [
        key.toLowerCase(),
        unescapeHtml(quoted ?? plain),
      ]),
    ),
  }));
}

/** The text of a page's `<title>`; '' for none. */
export function readTitle(html: string): string {
  return unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** The parsed structured data of a page, one value for each script. Throws for invalid JSON. */
export function readJsonLd(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/** A text with its character references resolved: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}
