import { pageDataFolder } from '@/lib/export/page-data';

/**
 * What a first load of a page may weigh on top of the framework, in gzipped bytes: design §7, and for
 * script and style what is reached and a little room. 4.6 kB of the script is Next's own, by source
 * maps. The data that came with the HTML before it moved out counts with it (lib/export/page-data). `later` is
 * all that a page's script may ask for, with its style, the map's library on Contact included.
 */
export const pageLimits = { script: 14_000, style: 7_000, html: 25_000, later: 38_000 } as const;

export interface PageAssets {
  /** Scripts a browser of today loads with the page or, held back, after it. */
  scripts: readonly string[];
  /** The files with the page's own data, which come with the scripts. */
  data: readonly string[];
  styles: readonly string[];
  /** The style inside the HTML itself, and the HTML without it: each counts as its own kind. */
  inlineStyle: string;
  plainHtml: string;
  /** Addresses on another origin that load with the page: there may be none. */
  foreign: readonly string[];
}

/** What a page's HTML makes a phone load, by the addresses in it. */
export function pageAssets(html: string): PageAssets {
  const tags = [...html.matchAll(/<(script|link|img|iframe|source)\b[^>]*>/g)].map(([tag]) => tag);
  const files = tags
    .filter((tag) => tag.startsWith('<script') && !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src'));
  const isData = (address: string) => address.includes(pageDataFolder);
  const links = tags.filter((tag) => tag.startsWith('<link'));
  const styles = links
    // A sheet that is switched off is not fetched: its words stand in the page (lib/export/inline-styles).
    .filter((tag) => attribute(tag, 'rel').includes('stylesheet') && !/\sdisabled\b/.test(tag))
    .flatMap((tag) => attribute(tag, 'href'));
  const fetched = [
    ...tags.filter((tag) => !tag.startsWith('<link')).flatMap((tag) => attribute(tag, 'src')),
    ...links
      .filter((tag) =>
        /stylesheet|preload|preconnect|icon|manifest/.test(attribute(tag, 'rel')[0] ?? ''),
      )
      .flatMap((tag) => attribute(tag, 'href')),
  ];
  return {
    scripts: unique(files.filter((address) => !isData(address))),
    data: unique(files.filter(isData)),
    styles: unique(styles),
    inlineStyle: [...html.matchAll(inlineSheet)].map(([, css]) => css).join(''),
    plainHtml: html.replace(inlineSheet, ''),
    foreign: unique(fetched.filter((address) => /^(https?:)?\/\//.test(address))),
  };
}

/** What of a page is over its limit, a line each; none is as it should be. */
export function pageWeightIssues(
  page: string,
  gzipped: { script: number; style: number; html: number; data: number; later: number },
  foreign: readonly string[],
): string[] {
  const counted = { ...gzipped, html: gzipped.html + gzipped.data };
  const over = (['script', 'style', 'html', 'later'] as const)
    .filter((kind) => counted[kind] > pageLimits[kind])
    .map((kind) => `${page}: ${kind} is ${counted[kind]} bytes gzipped, over ${pageLimits[kind]}.`);
  return [
    ...over,
    ...foreign.map((address) => `${page}: loads ${address} before she asks for it.`),
  ];
}

/**
 * The scripts and style sheets that a page's scripts (each named once) may ask for, and these in their
 * turn: what comes when she is near it, taps it, or when the browser is idle. What the `html` names it
 * has already. `read` gives the text of a file by its address.
 */
export function lazyFiles(
  html: string,
  scripts: readonly string[],
  read: (address: string) => string,
): readonly string[] {
  const found = new Set(scripts);
  for (const address of found) {
    const folder = address.slice(0, address.lastIndexOf('/static/') + 1);
    for (const [, chunk] of read(address).matchAll(/"(static\/chunks\/[^"]+\.(?:js|css))"/g)) {
      if (!html.includes(`"${folder}${chunk}"`)) found.add(folder + chunk);
    }
  }
  return [...found].slice(scripts.length);
}

const inlineSheet = /<style[^>]*>([\s\S]*?)<\/style>/g;

function attribute(tag: string, name: string): string[] {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? [] : [value];
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
