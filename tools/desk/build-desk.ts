/** Builds the desk into the folder out-desk, or $DESK_FOLDER, when imported. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { shopIcon } from '@/lib/pictures/logo.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { deskBackend } from './desk-backend';
import { withOwnWords, withOwnWordsIn } from './package-words';
import { ICON } from './page/config';
import { hasSamples } from './page/forms/sample-marks';
import { hostText, shopAddress } from './shop-address';
import { shopStyles } from './shop-styles';

loadSettings();
const folder = process.env.DESK_FOLDER ?? 'out-desk';
const backend = deskBackend(process.env, originOf());
const shop = shopAddress(process.env, hostText());

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
for (const part of ['chunks', 'assets', '../package.json', '../locales']) {
  cpSync(join(cms, part), join(folder, 'cms/npm', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}
/**
 * The packages that the desk loads when a form needs them. No form needs maps, code or rich text,
 * so these are left out.
 */
const packages = { immutable: 'immutable', exifr: 'exifr/dist/lite.esm.mjs' };

const fonts = readdirSync(join(cms, 'assets')).filter((name) => name.endsWith('.woff2'));
writeFileSync(
  join(folder, 'cms/npm/index.js'),
  withOwnWordsIn(
    ownIds(ownAddresses(readFileSync(join(cms, 'index.js'), 'utf8'))),
    wordsOf('en-US'),
  ),
);
for (const english of ['en-US', 'en-GB', 'en-CA']) {
  writeFileSync(join(folder, `cms/locales/${english}.json`), withOwnWords(wordsOf(english)));
}

// The icons in the one weight that the package draws: a third of its font.
const icons = fonts.find((name) => name.startsWith('material-symbols'));
if (!icons) throw new Error('The desk found no icons in its package.');
const lettersOfNames = 'abcdefghijklmnopqrstuvwxyz0123456789_';
writeFileSync(
  join(folder, 'cms/npm/assets', icons),
  await subsetFont(readFileSync(join(cms, 'assets', icons)), lettersOfNames, {
    targetFormat: 'woff2',
    variationAxes: { wght: 300 },
  }),
);

function wordsOf(language: string): string {
  return readFileSync(join(cms, `../locales/${language}.json`), 'utf8');
}

/** The script with ids of letters, digits and hyphens alone, where it would keep _ and ~ of a name. */
function ownIds(script: string): string {
  return replaced(script, '/[^\\w-~]/', '/[^a-zA-Z\\d-]/');
}

/** The package's script with all that it loads, without its questions to other sites about versions and faults. */
function ownAddresses(script: string): string {
  const withFonts = script.replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
    (address, font: string, cut: string) => {
      const file = fonts.find((name) => name.startsWith(`${font}-${cut}-`));
      if (!file) throw new Error(`The desk has no file for the font ${address}.`);
      return `cms/npm/assets/${file}`;
    },
  );
  if (withFonts === script) throw new Error('The desk found none of its fonts.');
  const withPackages = Object.entries(packages).reduce(
    (text, [name, file]) => replaced(text, `import(\`${file}\`)`, `import(\`./${name}.js\`)`),
    withFonts,
  );
  const withoutNews = replaced(withPackages, 'https://unpkg.com/@sveltia/cms', 'cms');
  return replaced(
    withoutNews,
    /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.)[^`]*/g,
    'data:,{}',
  );
}

/** A text with every `from` replaced. Throws for a text without it: another version of the package has other words. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const own = text.replaceAll(from, to);
  if (own === text) throw new Error(`The desk found no ${from} in its package.`);
  return own;
}

await build({
  entryPoints: {
    desk: 'tools/desk/page/desk.ts',
    fields: 'tools/desk/page/fields/fields.css',
    photos: 'tools/desk/page/photos/photos.css',
    preview: 'tools/desk/page/preview/product-preview.tsx',
    status: 'tools/desk/page/status/status.css',
    ...Object.fromEntries(
      Object.entries(packages).map(([name, file]) => [`cms/npm/${name}`, file]),
    ),
  },
  outdir: folder,
  bundle: true,
  // The kitenge band, which no preview shows.
  external: ['/pictures/*', '/marks/*'],
  // The tests' own shop, where they build the desk.
  tsconfig: process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.json',
  format: 'esm',
  splitting: true,
  chunkNames: 'parts/[name]-[hash]',
  // The shop's own bundler orders what is composed of several sheets.
  logOverride: { 'undefined-composes-from': 'silent' },
  jsx: 'automatic',
  minify: true,
  target: 'es2022',
  // The package stays as it is published, beside its own files.
  plugins: [
    shopStyles,
    {
      name: 'cms',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^@sveltia\/cms$/ }, () => ({
          path: './cms/npm/index.js',
          external: true,
        }));
      },
    },
  ],
  define: {
    DESK: JSON.stringify({
      backend,
      hasSheet: Boolean(process.env.CATALOGUE_SHEET),
      hasSamples: hasSamples(readShop(dataFolder)),
    }),
    'process.env': JSON.stringify({ ...publicSettings(), NODE_ENV: 'production' }),
  },
});

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline' blob:",
  "font-src 'self'",
  // Pictures of the products are the shop's own.
  `img-src 'self' blob: data: https://avatars.githubusercontent.com ${shop.NEXT_PUBLIC_SITE_URL}`.trim(),
  "media-src 'self' blob:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com https://raw.githubusercontent.com",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Desk</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="fields.css">
<link rel="stylesheet" href="photos.css">
<link rel="stylesheet" href="status.css">
</head>
<body>
<script type="module" src="desk.js"></script>
</body>
</html>
`;

writeFileSync(join(folder, ICON), await shopIcon('rounded'));
writeFileSync(join(folder, 'index.html'), page);
console.log(`The desk is in ${folder}.`);

/**
 * Adds a page where the files are kept in the browser alone: for a look at the desk, and never beside one that
 * is used, whose owner it would sign out.
 */
export function addTrial(): void {
  writeFileSync(join(folder, 'try.html'), page);
}

/** The settings of the shop that its components read. */
function publicSettings() {
  const given = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const { NEXT_PUBLIC_SITE_URL, BASE_PATH: NEXT_PUBLIC_BASE_PATH } = shop;
  return { ...Object.fromEntries(given), NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_BASE_PATH };
}

/** The address of the repository that this folder came from; empty where it has none. */
function originOf(): string {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
