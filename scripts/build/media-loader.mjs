import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const media = fileURLToPath(new URL('../../app/styles/media.css', import.meta.url));

/**
 * Puts the names of app/styles/media.css before a sheet (next.config.mjs): the bundler knows custom media
 * only in the sheet that defines them. On one line, so that the sheet's own lines keep their numbers.
 */
export default function mediaLoader(css) {
  this.addDependency(media);
  const names = readFileSync(media, 'utf8')
    .match(/@custom-media [^;]+;/g)
    .join(' ');
  return `${names} ${css}`;
}
