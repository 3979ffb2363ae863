/** A tag as it stands in a page: its name and its attributes, references resolved. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The tags of a page that React wrote: attributes in double quotes, text escaped. */
export function readTags(html: string): Tag[] {
  // What stands inside a script is no tag.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]),
    ),
  }));
}

/** What stands between a page's <title> tags. */
export function readTitle(html: string): string {
  return unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
}

/** The structured data of a page, script by script, as it is parsed. Throws where it is no JSON. */
export function readJsonLd(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/** A text without its references: '&amp;' → '&', '&#x27;' → "'". */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? whole;
  });
}
