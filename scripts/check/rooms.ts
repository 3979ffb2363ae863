/**
 * The rooms of the repository, one floor in each line, the lowest first. A file may import from its
 * own room and from lower floors, never from other rooms on its own floor or from above. From
 * another room of lib or components it may import the files of the folder, but not those of its
 * subfolders. For a room of tools only the floors count: it may import any package and any file
 * that belongs to no test.
 */
export const floors: readonly (readonly string[])[] = [
  ['lib/values'],
  ['lib/format', 'lib/browser'],
  ['data'],
  ['data/schema', 'lib/build', 'lib/facts', 'lib/links', 'lib/remembered'],
  ['lib/brand', 'lib/data-modules', 'lib/share'],
  ['lib/pictures', 'lib/languages'],
  ['lib/catalogue'],
  ['lib/cart', 'lib/finding', 'lib/seo'],
  ['lib/delivery', 'lib/early', 'lib/offline'],
  ['lib/order'],
  ['lib/sent', 'lib/contact', 'lib/export'],
  ['lib/payment', 'lib/seller'],
  ['lib/privacy'],
  ['components/ui', 'components/notices', 'components/seo'],
  ['components/page', 'components/dialog', 'components/size-guide', 'components/about'],
  ['components/goods', 'components/contact', 'components/share', 'components/offline'],
  ['components/sent'],
  ['components/cart', 'components/seller'],
  ['components/product', 'components/order'],
  ['components/home', 'components/search', 'components/policies'],
  ['components/shop', 'components/shell'],
  ['app'],
  ['tools/cli'],
  ['tools/owner/check'],
  ['tools/change'],
  ['tools/owner'],
  ['tools/publish'],
  ['tools/posts'],
  ['tools/desk'],
  ['tools/measure', 'tools/web-servers'],
];

/** Next requires these two to run in the browser, under names without a suffix. */
export const clientRoutes: readonly string[] = ['app/error.tsx', 'app/global-error.tsx'];

/**
 * The other imports that a file may have, by its kind: files of `lib` and `components` by their
 * kinds, and packages. The suffix gives the kind: `.client` runs in the browser, `.build` on Node
 * during the build. Any other file of `lib` is pure and runs anywhere. Any other file of
 * `components` renders pages during the build alone, except those of `components/ui`, which client
 * components use too.
 */
export const kinds = {
  data: { files: ['pure'], packages: [] },
  schema: { files: ['pure'], packages: ['valibot'] },
  pure: { files: ['pure'], packages: ['schema-dts'] },
  client: { files: ['pure', 'client'], packages: ['zustand', '@paypal/paypal-js'] },
  build: {
    files: ['pure', 'build'],
    packages: [
      'node:',
      'sharp',
      'esbuild',
      'parse5',
      '@parse5/tools',
      'lightningcss',
      'subset-font',
    ],
  },
  ui: { files: ['pure', 'ui'], packages: ['react', 'react-dom', 'clsx'] },
  clientComponent: {
    files: ['pure', 'client', 'ui', 'clientComponent'],
    packages: ['react', 'react-dom', 'next', 'clsx', 'zustand', '@vis.gl/react-google-maps'],
  },
  serverComponent: {
    files: ['pure', 'ui', 'clientComponent', 'serverComponent'],
    packages: ['react', 'next', 'clsx', 'schema-dts'],
  },
  app: {
    files: ['pure', 'build', 'ui', 'clientComponent', 'serverComponent'],
    packages: ['react', 'next', 'schema-dts'],
  },
} as const satisfies Record<string, Kind>;

interface Kind {
  files: readonly string[];
  /** A name that ends with a colon allows every package that starts with it. */
  packages: readonly string[];
}

/**
 * The schemas of data/, and the files that may import their values: no schema reaches a phone. Their types
 * may be imported anywhere.
 */
export const schemaFiles = {
  match: /^data\/schema\//,
  importers: /^data\/schema\/|\.build\.tsx?$/,
} as const;

/**
 * Titles and structured data: they make pages during the build, so no file that runs on a
 * phone may import them, not even for a type. It takes the part that it needs as props.
 */
export const pageFiles = {
  match: /^lib\/seo\//,
  importers: ['lib/seo/'],
  kinds: ['serverComponent', 'app'],
} as const;

/**
 * Files with the whole catalogue, and the files that may import them: its own, and those that make
 * pages during the build. No other may pass it on, so that code that runs on a phone takes the part it
 * needs as props.
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
  ],
  kinds: ['serverComponent', 'app'],
} as const;

/**
 * The code of the shop's own phone, and the files that may import it. Customers' pages do not
 * contain it, except the page of an order, which both use, and the page that makes a phone forget
 * everything.
 */
export const sellerFiles = {
  match: /^lib\/seller\//,
  importers: [
    'lib/seller/',
    'lib/privacy/',
    'components/seller/',
    'components/order/',
    'components/policies/',
  ],
  kinds: [],
} as const;
