import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const media = fileURLToPath(new URL('../../app/styles/media.css', import.meta.url));

/**
 * Puts the names of app/styles/media.css before a sheet (next.config.mjs): the bundler knows custom media
 * only in the sheet that defines them. On one line, so that the sheet's own lines keep their numbers. Throws
 * where a class would lose a part of its style (chainedClass).
 */
export default function mediaLoader(css) {
  const chained = chainedClass(css);
  if (chained) {
    throw new Error(
      `.${chained.name} composes .${chained.local}, and the bundler does not bring what .${chained.local} composes: write "composes: ${chained.lost};" in .${chained.name} too.`,
    );
  }
  this.addDependency(media);
  const names = readFileSync(media, 'utf8')
    .match(/@custom-media [^;]+;/g)
    .join(' ');
  return `${names} ${css}`;
}

/**
 * The first class of a sheet that composes a class of the same sheet without what that one composes itself:
 * Turbopack follows one step only (vercel/next.js#85296).
 */
export function chainedClass(css) {
  const composed = new Map();
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const parts = [...body.matchAll(/composes:\s*([^;]+);/g)].map(([, part]) => part.trim());
    for (const [, name] of parts.length > 0 ? selectors.matchAll(/\.([\w-]+)/g) : []) {
      composed.set(name, [...(composed.get(name) ?? []), ...parts]);
    }
  }
  for (const [name, parts] of composed) {
    const locals = parts.filter((part) => !part.includes(' from ')).flatMap(words);
    for (const local of locals) {
      const lost = composed.get(local)?.find((part) => ![...parts, ...locals].includes(part));
      if (lost) return { name, local, lost };
    }
  }
  return undefined;
}

function words(text) {
  return text.split(/\s+/);
}
