import {
  appendChild,
  createElement,
  type Document,
  type Element,
  getAttribute,
  hasAttribute,
  removeAttribute,
  removeNode,
} from '@parse5/tools';
import {
  attributesOf,
  elementOf,
  elementsOf,
  elementWith,
  insert,
  tagOf,
} from '@/lib/export/page-tree.build';

/** The type of a script that the inline program runs later. */
export const DEFERRED = 'text/deferred';

/**
 * Defers the scripts of an exported page: each of Next's scripts gets the type `text/deferred` and goes to
 * the end of the body, and the inline program `starter` follows the title. Removed are the mark that the
 * program sets, the preloads of scripts and of sheets that the page does not use (Next names the 404
 * page's), and the polyfills: a browser that needs them cannot read the rest of the script. Throws with
 * what it found where Next writes its elements in a form this does not know.
 */
export function deferScripts(page: Document, starter: string): void {
  const root = elementOf(page, 'html');
  if (!hasAttribute(root, 'data-script')) {
    throw new Error('no data-script for the inline program to set');
  }
  removeAttribute(root, 'data-script');
  for (const link of elementsOf(page, 'link')) removePreload(link);

  const body = elementOf(page, 'body');
  const scripts = elementsOf(page, 'script').filter((script) => formOf(script) !== 'data');
  if (scripts.length === 0) throw new Error('no script of the form that Next writes');
  for (const script of scripts) {
    removeNode(script);
    if (formOf(script) === 'polyfill') continue;
    appendChild(
      body,
      createElement('script', { type: DEFERRED, src: getAttribute(script, 'src') ?? '' }),
    );
  }

  insert(elementWith('script', {}, starter), { after: elementOf(page, 'title') });
}

function removePreload(link: Element): void {
  const { rel, as = '', href = '' } = attributesOf(link);
  if (rel === 'preload' && /^(?:script|style)$/.test(as)) removeNode(link);
  else if (rel === 'modulepreload' || href.endsWith('.js')) {
    throw new Error(`a script preload of unknown form: ${tagOf(link)}`);
  }
}

const CHUNK = /\/_next\/static\/[^"]+\.js$/;

/** What a script of Next's is: a chunk of the program, polyfills, or data and structured data. */
function formOf(script: Element): 'chunk' | 'polyfill' | 'data' {
  const { src, id, type, ...others } = attributesOf(script);
  const names = Object.keys(others).join();
  if (src && CHUNK.test(src) && names === 'async' && !id && !type) return 'chunk';
  if (src && CHUNK.test(src) && names === 'nomodule' && !id && !type) return 'polyfill';
  const isData =
    (id ?? '_R_') === '_R_' && (type ?? 'application/ld+json') === 'application/ld+json';
  if (!src && !names && isData && !(id && type)) return 'data';
  throw new Error(`a script of unknown form: ${tagOf(script)}`);
}
