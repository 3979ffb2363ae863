/** The tags that a handwritten page keeps, with their attributes. Any other tag leaves only its text. */
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
  // Without blocks all loose text of the page would be one largest paint.
  div: [],
  section: [],
  figure: [],
  address: [],
  form: [],
};

const STYLE = `body{margin:0 16px;font:16px/1.5 system-ui,sans-serif;color:#1d1a14;background:#fffaf0}
nav a{margin-right:12px}ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:0;list-style:none}
h3,h2{margin:8px 0}img{display:block;max-width:100%;height:auto}li img{width:100%!important}`;

/**
 * The reference for the bench: the same text, links and pictures as a page of the export, as plain as
 * if written by hand, with one small style and no script. `html` is the page as exported.
 */
export function handwrittenPage(html: string): string {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<style>${STYLE}</style></head><body>${plainBody(html)}</body></html>`;
}

function plainBody(html: string): string {
  const body = /<body[^>]*>([\s\S]*?)(?:<\/body>|$)/.exec(html)?.[1] ?? '';
  return withFirstSlideOnly(body)
    .replace(/<(script|style|svg|template|dialog)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(
      /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|=[^\s"'<>]+)?)*)\s*\/?>/gi,
      plainTag,
    );
}

/** Leaves out the carousel's other offers, which are not visible. */
function withFirstSlideOnly(body: string): string {
  const second = body.indexOf('aria-label="2 of ');
  if (second < 0) return body;
  const end = body.indexOf('</section>', second);
  return body.slice(0, body.lastIndexOf('<div', second)) + body.slice(end);
}

function plainTag(_: string, slash: string, name: string, rest: string): string {
  const tag = name.toLowerCase();
  const allowed = kept[tag];
  // Labels keep a space between their texts.
  if (!allowed) return tag === 'label' ? ' ' : '';
  if (slash) return `</${tag}>`;
  const attributes = [...rest.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)"|=([^\s"'<>]+))?/g)]
    .filter(([, key = '']) => allowed.includes(key.toLowerCase()))
    .map(([, key, quoted, bare]) => ` ${key}="${quoted ?? bare ?? ''}"`)
    .join('');
  return `<${tag}${attributes}${tag === 'img' ? imageStyle(rest) : ''}>`;
}

/** The width at which the page shows a picture on a phone, over the same background colour. */
function imageStyle(rest: string): string {
  const width = /sizes="(?:[^"]*, )?([^",]+)"/i.exec(rest)?.[1] ?? '100%';
  const colour = /background-color:([^";]+)/.exec(rest)?.[1];
  return ` style="width:${width}${colour ? `;background:${colour}` : ''}"`;
}
