/**
 * A page of the export with Next's scripts held back: each script tag waits as `type="later"` at the
 * page's end, where it keeps nothing from being read, the script preloads go, and the starter stands
 * behind the title. Throws, saying what it met, where Next writes its tags in a way this was not made
 * for: then look at the page and mend it here.
 */
export function deferScripts(html: string, starter: string): string {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const unknown = tags.filter((tag) => !known.some((form) => form.test(tag)));
  if (unknown.length > 0) throw new Error(`a script tag of another form: ${unknown[0]}`);
  const scripts = tags.filter((tag) => nextScript.test(tag));
  if (scripts.length === 0) throw new Error('none of the script tags that Next writes');
  if (!html.includes('</title>')) throw new Error('no title to put the starter behind');
  if (!html.includes('</body>')) throw new Error('no end to put the scripts at');

  const waiting: string[] = [];
  const held = html
    .replace(/<link rel="preload"[^>]* as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, address) => {
      waiting.push(`<script type="later" src="${address}"></script>`);
      return '';
    });
  if (waiting.length < scripts.length) throw new Error('a script tag that does not end at once');
  const ahead = /<link[^>]*(?:as=.?script|modulepreload|\/_next\/[^">]*\.js)[^>]*>/.exec(held);
  if (ahead) throw new Error(`a script preload of another form: ${ahead[0]}`);
  return held
    .replace('</title>', () => `</title><script>${starter}</script>`)
    .replace('</body>', () => `${waiting.join('')}</body>`);
}

/** A chunk: it waits. */
const nextScript = /^<script src="[^"]*\/_next\/static\/[^"]+\.js" async="">$/;

/** Every form of script tag a page may hold. */
const known = [
  nextScript,
  // The polyfills, which browsers of today pass over.
  /^<script src="[^"]*\/_next\/static\/[^"]+\.js" noModule="">$/,
  // React's own first lines.
  /^<script id="_R_">$/,
  // Page data, and our own words.
  /^<script>$/,
  /^<script type="application\/ld\+json">$/,
];
