/**
 * Defers the scripts of an exported page: each of Next's script tags becomes `type="text/deferred"` at
 * the end of the body, and the inline program `starter` follows the title. Removed are the mark that the
 * program sets, the preloads of scripts and of sheets that the page does not use (Next names the 404
 * page's), and the polyfills: a browser that needs them cannot read the rest of the script. Throws with
 * what it found where Next writes its tags in a form this does not know.
 */
export function deferScripts(html: string, starter: string): string {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const unknown = tags.filter((tag) => !known.some((form) => form.test(tag)));
  if (unknown.length > 0) throw new Error(`a script tag of unknown form: ${unknown[0]}`);
  const scripts = tags.filter((tag) => nextScript.test(tag));
  if (scripts.length === 0) throw new Error('no script tag of the form that Next writes');
  if (!html.includes('</title>')) throw new Error('no title for the inline program to follow');
  if (!html.includes('</body>')) throw new Error('no </body> to put the scripts before');
  if (!MARK.test(html)) throw new Error('no data-script for the inline program to set');

  const tagsAtEnd: string[] = [];
  const deferred = html
    .replace(/<link rel="preload"[^>]* as="(?:script|style)"[^>]*>/g, '')
    .replace(/<script src="[^"]+" noModule=""><\/script>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, address) => {
      tagsAtEnd.push(`<script type="text/deferred" src="${address}"></script>`);
      return '';
    });
  if (tagsAtEnd.length < scripts.length) throw new Error('a script tag with content');
  const ahead = /<link[^>]*(?:as=.?script|modulepreload|\/_next\/[^">]*\.js)[^>]*>/.exec(deferred);
  if (ahead) throw new Error(`a script preload of unknown form: ${ahead[0]}`);
  return deferred
    .replace(MARK, '$1')
    .replace('</title>', () => `</title><script>${starter}</script>`)
    .replace('</body>', () => `${tagsAtEnd.join('')}</body>`);
}

/** The mark of a page whose script runs, as app/layout.tsx writes it: the inline program sets it. */
const MARK = /(<html\b[^>]*) data-script=""/;

/** A chunk of the page's script. */
const nextScript = /^<script src="[^"]*\/_next\/static\/[^"]+\.js" async="">$/;

/** Every form of script tag a page may hold. */
const known = [
  nextScript,
  // The polyfills.
  /^<script src="[^"]*\/_next\/static\/[^"]+\.js" noModule="">$/,
  // The line that starts the script.
  /^<script id="_R_">$/,
  // Page data.
  /^<script>$/,
  /^<script type="application\/ld\+json">$/,
];
