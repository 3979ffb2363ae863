/**
 * The limit that our pages are held against: the same words, links and pictures as a page of the
 * export, written as plainly as by hand: no script, one small style inside it, no frame of an app.
 * It carries no more than a browser needs to show what the page is about.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  h1: [],
  h2: [],
  h3: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
  s: [],
  strong: [],
  a: ['href'],
  picture: [],
  source: ['media', 'type', 'srcset', 'sizes'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'fetchpriority', 'decoding'],
  header: [],
  nav: [],
  main: [],
  footer: [],
  // Blocks of text stay blocks, or all loose words of the page are one largest paint.
  div: [],
  section: [],
  figure: [],
  address: [],
  form: [],
};

const STYLE = `body{margin:0 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1a14;background:#fffaf0}
nav a{margin-right:12px}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}
h3,h2{margin:8px 0}img{display:block;max-width:100%;height:auto}li img{width:100%!important}`;

/** Takes the HTML of a page as Next wrote it; gives the page by hand. */
export function handwrittenPage(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<style>${STYLE}</style></head><body>${plainBody(html)}</body></html>`;
}

function plainBody(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return withoutLaterSlides(body)
    .replace(/<(script|style|svg|template|dialog)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi, plainTag);
}

/** Of the carousel the first offer: the others are not seen. */
function withoutLaterSlides(body: string): string {
  const second = body.indexOf('aria-label="2 of ');
  if (second < 0) return body;
  const end = body.indexOf('</section>', second);
  return body.slice(0, body.lastIndexOf('<div', second)) + body.slice(end);
}

function plainTag(_: string, slash: string, name: string, rest: string): string {
  const tag = name.toLowerCase();
  const allowed = kept[tag];
  // A form's parts keep their words and stand apart.
  if (!allowed) return tag === 'label' ? ' ' : '';
  if (slash) return `</${tag}>`;
  const attributes = [...rest.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g)]
    .filter(([, key = '']) => allowed.includes(key.toLowerCase()))
    .map(([, key, value = '']) => ` ${key}="${value}"`)
    .join('');
  return `<${tag}${attributes}${tag === 'img' ? imageStyle(rest) : ''}>`;
}

/** As wide as the page shows it on a phone, over the same colour. */
function imageStyle(rest: string): string {
  const width = /sizes="(?:[^"]*, )?([^",]+)"/i.exec(rest)?.[1] ?? '100%';
  const colour = /background-color:([^";]+)/.exec(rest)?.[1];
  return ` style="width:${width}${colour ? `;background:${colour}` : ''}"`;
}
