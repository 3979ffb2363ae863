const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
const exportFolder = process.env.EXPORT_FOLDER;
// The tsconfig decides which folder `@/data/` is: tests build the shop of e2e/shop with its own. A shop's
// own has the pages and no tests, which may ask of data/ what the shop does not.
const tsconfigPath = process.env.TSX_TSCONFIG_PATH ?? 'scripts/build/tsconfig.json';
// Set in the build of a further language, to 'sw': the files that all share, of routes named once.ts, are there.
const { PAGES_LANGUAGE = '' } = process.env;

const mediaLoader = './scripts/build/media-loader.mjs';

// Its notes say nothing to an owner.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  basePath,
  // Another folder than out/, for the exports of the tests (e2e/environments.ts).
  ...(exportFolder && { distDir: exportFolder }),
  pageExtensions: [
    'tsx',
    'ts',
    ...(PAGES_LANGUAGE ? [] : ['once.tsx', 'once.ts']),
    // The page of the primitives, which no published shop has.
    ...(process.env.SHOW_PRIMITIVES ? ['shown.tsx'] : []),
  ],
  // Those of another tsconfig, for tests or for a further language, are checked by npm run types.
  typescript: { tsconfigPath, ignoreBuildErrors: process.env.TSX_TSCONFIG_PATH !== undefined },
  // The id is part of each page's data: a fixed id leaves an unchanged page's file unchanged and cached.
  generateBuildId: () => 'shop',
  // lib/links/site-path prefixes the plain addresses that Next's Link does not see.
  env: {
    // Asked by its name where it decides: what English pages do not need is then left out of them.
    PAGES_LANGUAGE,
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SERVICE_WORKER: process.env.SERVICE_WORKER ?? '',
  },
  turbopack: {
    // Its parser does not know the link of what is scrolled to, which Chrome does.
    ignoreIssue: [
      { path: '**/gallery.module.css', description: /'target-current' is not recognized/ },
    ],
    rules: {
      '**/*.module.css': { loaders: [mediaLoader] },
      '**/styles/base.css': { loaders: [mediaLoader] },
      '**/styles/tokens.css': {
        loaders: [
          { loader: './scripts/build/colours-loader.mjs', options: { basePath } },
          mediaLoader,
        ],
      },
      '**/next/dist/**/client/components/app-router.js': {
        loaders: ['./scripts/build/crash-page-loader.mjs'],
      },
    },
  },
  // It reads its program from its own folder.
  serverExternalPackages: ['subset-font'],
  reactStrictMode: true,
  experimental: {
    // Languages and exports would share one cache, and undo each other's: with it a second build of both
    // languages takes 118 s on two cores, without it 50 s.
    turbopackFileSystemCacheForBuild: false,
    // Each page gets its own style and little else: inlined, a further sheet costs no request.
    cssChunking: { type: 'graph', requestCost: 1 },
    // In bytes before minifying: fewer and smaller scripts in all than with the 50,000 of Next.
    turbopackChunking: { minChunkSize: 100_000 },
    // The shop has one colour scheme: no page needs the properties that replace light-dark().
    // The named media of app/styles/media.css become widths.
    lightningCssFeatures: { include: ['custom-media-queries'], exclude: ['light-dark'] },
  },
};
