/** Builds the desk into a folder of its own: out-desk, or that of $DESK_FOLDER. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadSettings } from '@/scripts/build/load-settings';

loadSettings();
const { DESK_FOLDER: folder = 'out-desk', DESK_REPOSITORY, GITHUB_REPOSITORY } = process.env;
const repository = DESK_REPOSITORY ?? GITHUB_REPOSITORY ?? '';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
for (const part of ['chunks', 'assets', '../package.json', '../locales/en-GB.json']) {
  cpSync(join(cms, part), join(folder, 'cms/npm', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
}
const fonts = readdirSync(join(cms, 'assets')).filter((name) => name.endsWith('.woff2'));
writeFileSync(
  join(folder, 'cms/npm/index.js'),
  ownAddresses(readFileSync(join(cms, 'index.js'), 'utf8')),
);

/** The script of the package with the fonts beside it, and no question to another host whether there is a newer one. */
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
  return withFonts.replaceAll('https://unpkg.com/@sveltia/cms', 'cms');
}

await build({
  entryPoints: ['tools/desk/page/desk.ts'],
  outdir: folder,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  target: 'es2022',
  // The package stays as it is published, beside its own files.
  plugins: [
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
    DESK: JSON.stringify({ repository, branch: 'main' }),
    'process.env.NODE_ENV': '"production"',
  },
});

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline' blob:",
  "font-src 'self'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data: https://api.github.com https://raw.githubusercontent.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Desk</title>
<link rel="stylesheet" href="desk.css">
</head>
<body>
<script type="module" src="desk.js"></script>
</body>
</html>
`,
);
console.log(`The desk is in ${folder}.`);
