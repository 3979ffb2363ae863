/** A script element with its attributes as group 1. */
const script = /<script\b([^>]*)>[\s\S]*?<\/script>/gi;
/** Links that fetch ahead what only script uses: script, and style that script applies later. */
const preload = /<link\b[^>]*\b(?:rel="modulepreload"|as="(?:script|style)")[^>]*>/gi;
/** Structured data is a script element, but nothing runs it. */
const structuredData = /\btype="application\/ld\+json"/i;

/**
 * The reference for the simulated paint: a page of the export without the script that it runs, loads or
 * defers. Its style and structured data stay as exported, and so does a link that blocks rendering until
 * an element is parsed, as that element is in the HTML. `html` is the page as exported.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(script, (element, attributes: string) =>
      structuredData.test(attributes) ? element : '',
    )
    .replace(preload, '');
}
