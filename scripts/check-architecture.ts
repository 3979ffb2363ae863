/**
 * Where 'use client' may stand (design: every island, and nothing else but the two crash pages that
 * Next wants so). The direction of imports is Biome's noRestrictedImports, in biome.json.
 */
import { readdirSync, readFileSync } from 'node:fs';

const DIRECTIVE = /^'use client';/;
const crashPages = ['app/error.tsx', 'app/global-error.tsx'];

const wrong = ['app', 'components', 'lib', 'data']
  .flatMap((room) => readdirSync(room, { recursive: true }).map((file) => `${room}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const should = file.startsWith('components/islands/') || crashPages.includes(file);
    const does = DIRECTIVE.test(readFileSync(file, 'utf8'));
    if (should === does) return [];
    return [
      `${file}: ${should ? "an island starts with 'use client'" : "'use client' belongs in components/islands"}`,
    ];
  });

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
