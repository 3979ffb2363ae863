/**
 * The rooms of the repository from the ground up, one floor in each line. A file may import from its own
 * room and from lower floors, never from other rooms on its own floor or from above.
 */
export const floors: readonly (readonly string[])[] = [
  ['data'],
  ['lib/format'],
  ['data/schema'],
  ['lib/site', 'lib/brand', 'lib/data-modules'],
  ['lib/share', 'lib/page', 'lib/pictures'],
  ['lib/catalogue', 'lib/map'],
  ['lib/cart', 'lib/finding', 'lib/remembered'],
  ['lib/order', 'lib/early', 'lib/offline'],
  ['lib/payment', 'lib/contact', 'lib/export'],
  ['components/ui'],
  ['components/islands'],
  // From here on a page is made, and nothing is sent to the phone as script.
  ['lib/words'],
  ['lib/seo'],
  ['components/shell', 'components/sections'],
  ['app'],
];

/**
 * What else a file may import, by its kind: files of `lib` by their suffix, and packages. In `lib` the
 * suffix is the kind: `.client.ts` uses the browser, `.build.ts` uses the disk during the build, any
 * other file is pure and runs anywhere.
 */
export const kinds = {
  data: { suffixes: ['pure'], packages: [] },
  schema: { suffixes: ['pure'], packages: ['valibot'] },
  pure: { suffixes: ['pure'], packages: ['schema-dts'] },
  client: { suffixes: ['pure', 'client'], packages: ['zustand', '@paypal/paypal-js'] },
  build: {
    suffixes: ['pure', 'build'],
    packages: [
      'node:',
      'sharp',
      'esbuild',
      'parse5',
      '@parse5/tools',
      'lightningcss',
      'saxes',
      'subset-font',
    ],
  },
  ui: { suffixes: ['pure'], packages: ['react', 'react-dom', 'clsx'] },
  islands: {
    suffixes: ['pure', 'client'],
    packages: ['react', 'react-dom', 'next', 'clsx', 'zustand', '@vis.gl/react-google-maps'],
  },
  server: { suffixes: ['pure'], packages: ['react', 'next', 'clsx', 'schema-dts'] },
  app: { suffixes: ['pure', 'build'], packages: ['react', 'next', 'schema-dts'] },
} as const satisfies Record<string, Kind>;

interface Kind {
  suffixes: readonly ('pure' | 'client' | 'build')[];
  /** A name that ends with a colon allows every package that starts with it. */
  packages: readonly string[];
}

/**
 * The schemas of data/, and the files that may import their values: no schema reaches a phone. Their types
 * may be imported anywhere.
 */
export const schemaFiles = {
  match: /^data\/schema\//,
  importers: /^data\/schema\/|^lib\/words\/check-words|\.build\.tsx?$/,
} as const;

/** The texts of a language, and the files that may import them. Their type may be imported anywhere. */
export const wordFiles = {
  match: /^data\/words\/(?!types$)/,
  importers: [
    'lib/words/',
    'lib/site/cart-words',
    'lib/site/crash-words',
    'lib/site/shelf-words',
    'lib/site/find-words',
    'lib/site/order-page-words',
    'data/words/',
  ],
} as const;

/**
 * Files with the whole catalogue, and the files that may import them: its own, and the rooms above the
 * islands. No file below may pass it on, so that code that runs on a phone takes the part it needs as
 * props.
 */
export const wholeCatalogue = {
  match:
    /^(?:data\/catalogue\/|lib\/catalogue\/(?:load-)?catalogue(?:-data|-pictures)?(?:\.build)?$)/,
  importers: [
    'data/catalogue/',
    'lib/catalogue/catalogue.',
    'lib/catalogue/catalogue-data.build',
    'lib/catalogue/catalogue-pictures.',
    'lib/catalogue/load-catalogue.build',
    'lib/seo/',
    'components/shell/',
    'components/sections/',
    'app/',
  ],
} as const;
