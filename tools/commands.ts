import type { ArgsDef } from 'citty';
import { runInOrder } from './cli/run-in-order';
import type { Command } from './cli/run-program';
import { noteDone } from './cli/stop';
import { everyValue } from './cli/typed-options';

/** A command whose code is loaded when it runs, so that its help waits for none of it. */
const command = <const T extends ArgsDef>(one: Command<T>) => one as unknown as Command;

const NOTHING_CHANGED = 'Nothing was changed.';
const DESK_NOT_BUILT = 'The desk was not built.';

/** The programs of a build; a program that fails stops the build. */
const dataBuild = [
  'tools/owner/sheet/online.ts',
  'tools/cli.ts photos --no-questions',
  'tools/cli.ts check',
];
const exportBuild = ['make-pictures', 'build-pages', 'finish-export'].map(
  (name) => `scripts/build/${name}.ts`,
);
const wholeBuild = [
  ...dataBuild,
  'tools/owner/refuse-placeholders.ts',
  ...exportBuild,
  'tools/owner/list-placeholders.ts',
];

/** Every program of the shop by the name that is typed. */
export const commands: Readonly<Record<string, Command>> = {
  check: command({
    meta: {
      name: 'check',
      description:
        'Says what must be changed before the shop can be built, and what is worth a look.',
    },
    args: {
      all: { type: 'boolean', description: 'also lists what is still to settle, with every name' },
    },
    failure: { what: 'The check stopped', remedy: 'Undo the last change in data/ and try again' },
    untilDone: NOTHING_CHANGED,
    async run({ args }) {
      await readSettings();
      const { runCheck } = await import('@/tools/owner/check/run-check');
      return runCheck(args);
    },
  }),

  build: command({
    meta: { name: 'build', description: 'Checks the shop and builds it into the folder out.' },
    args: {},
    failure: { what: 'The build stopped' },
    untilDone: 'The shop was not built.',
    run: () => runInOrder(wholeBuild),
  }),

  'build:data': command({
    meta: {
      name: 'build:data',
      description: 'The first part of a build: takes in the sheet online and photos, and checks.',
    },
    args: {},
    failure: { what: 'The build stopped' },
    untilDone: 'The shop was not built.',
    run: () => runInOrder(dataBuild),
  }),

  'build:export': command({
    meta: {
      name: 'build:export',
      description: 'The last part of a build: makes pictures and pages, and checks nothing.',
    },
    args: {},
    failure: { what: 'The build stopped' },
    untilDone: 'The shop was not built.',
    run: () => runInOrder(exportBuild),
  }),

  start: command({
    meta: {
      name: 'start',
      description: 'Builds the shop, shows it on this computer and prints its address.',
    },
    args: {},
    failure: { what: 'The shop cannot be shown' },
    untilDone: 'The shop was not built.',
    run() {
      const status = runInOrder(wholeBuild);
      if (status !== 0) return status;
      noteDone('');
      return runInOrder(['scripts/build/serve-shop.ts']);
    },
  }),

  photos: command({
    meta: {
      name: 'photos',
      description: 'Sorts in the photos of data/photos/new, and asks where they belong.',
    },
    args: {
      questions: {
        type: 'boolean',
        default: true,
        description: 'asks whose photo one is that it cannot tell',
        negativeDescription: 'asks nothing; what is not clear stays where it is',
      },
    },
    failure: { what: 'The photos cannot be sorted in' },
    untilDone: 'No photo was moved.',
    async run({ args }) {
      const { sortInPhotos } = await import('@/tools/owner/photos');
      await sortInPhotos(args.questions);
    },
  }),

  'sheet:read': command({
    meta: {
      name: 'sheet:read',
      description: 'Says what a spreadsheet would change in the shop; with --apply it changes it.',
    },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'the file to read: shop.xlsx or shop.csv',
      },
      apply: { type: 'boolean', description: 'changes it' },
      gone: {
        type: 'enum',
        options: ['keep', 'sold-out', 'remove'],
        description: 'what becomes of products that the sheet no longer has',
      },
      'new-category': {
        type: 'string',
        valueHint: '"Bags"',
        description: 'makes a category that is not there yet; once for each',
      },
      'same-category': {
        type: 'string',
        valueHint: '"Dress = Dresses"',
        description: 'takes one name in the sheet for another; once for each',
      },
      category: {
        type: 'string',
        valueHint: '"Bags"',
        description: 'the category of new products whose rows say none',
      },
      'as-it-is': {
        type: 'boolean',
        description: 'changes also what looks like a mistake, such as a price ten times higher',
      },
      pictures: {
        type: 'boolean',
        default: true,
        description: 'fetches the pictures that the file names',
        negativeDescription: 'fetches no pictures that the file names',
      },
    },
    failure: { what: 'The sheet cannot be taken in' },
    untilDone: NOTHING_CHANGED,
    async run({ args, rawArgs }) {
      const { readSheetFile } = await import('@/tools/owner/sheet/read');
      const { twinsOf } = await import('@/tools/owner/sheet/twin-categories');
      await readSheetFile({
        file: args.file,
        apply: args.apply,
        gone: args.gone,
        newCategories: everyValue(rawArgs, 'new-category'),
        sameCategories: everyValue(rawArgs, 'same-category').map(twinsOf),
        category: args.category,
        asItIs: args['as-it-is'],
        withPictures: args.pictures,
      });
    },
  }),

  'sheet:write': command({
    meta: {
      name: 'sheet:write',
      description: 'Writes the products as a spreadsheet, for sheet:read to take in again.',
    },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'the file to write: shop.xlsx or shop.csv',
      },
    },
    failure: { what: 'The sheet cannot be written' },
    untilDone: 'No sheet was written.',
    async run({ args }) {
      const { writeSheetFile } = await import('@/tools/owner/sheet/write');
      await writeSheetFile(args.file);
    },
  }),

  'new-shop': command({
    meta: {
      name: 'new-shop',
      description: 'Makes the sample shop your own: asks for its facts, or reads them from a file.',
    },
    args: {
      file: {
        type: 'positional',
        required: false,
        description: 'a file of answers; docs/owner/answers.txt is an example',
      },
      yes: { type: 'boolean', description: 'does it without asking "Do it?"' },
      'with-unsaved-work': {
        type: 'boolean',
        description: 'does it although data/ has changes that are not committed',
      },
    },
    failure: { what: 'The shop cannot be made' },
    untilDone: NOTHING_CHANGED,
    async run({ args }) {
      await readSettings();
      const { newShop } = await import('@/tools/owner/new-shop');
      await newShop(args.file, {
        yes: args.yes,
        withUnsavedWork: args['with-unsaved-work'],
      });
    },
  }),

  posts: command({
    meta: {
      name: 'posts',
      description: 'Makes what you post, print and paste, in the folder posts.',
    },
    args: {
      check: {
        type: 'boolean',
        default: true,
        description: 'checks the shop first',
        negativeDescription: 'does not check the shop first',
      },
    },
    failure: { what: 'The posts cannot be made', remedy: 'Type npm run check, then try again' },
    untilDone: 'No posts were made.',
    async run({ args }) {
      await readSettings();
      const { makeAllPosts } = await import('@/tools/posts/make-posts');
      return makeAllPosts(args.check);
    },
  }),

  'publish-shop': command({
    meta: {
      name: 'publish-shop',
      description: 'Checks and builds the shop, shows what will change and publishes it.',
    },
    args: {
      dry: { type: 'boolean', description: 'does all of it but the sending' },
      yes: { type: 'boolean', description: 'publishes without asking "Publish?"' },
      anyway: { type: 'boolean', description: 'publishes although something is still to settle' },
      back: {
        type: 'boolean',
        description: 'puts the last shop up again; --back 2 the one before that, and so on',
      },
      all: { type: 'boolean', description: 'sends every file again, also what is there already' },
      built: {
        type: 'boolean',
        description: 'publishes the folder out as it is, without building it again',
      },
      replace: { type: 'boolean', description: 'publishes although another site is there' },
      ask: {
        type: 'boolean',
        description: 'asks again where to publish, as it does the first time',
      },
      nth: { type: 'positional', required: false, description: 'for --back, from 1 to 9' },
    },
    failure: { what: 'The publish stopped' },
    untilDone: 'Nothing was published.',
    async run({ args }) {
      await readSettings();
      const { publishShop } = await import('@/tools/publish/publish-shop');
      const { backOf } = await import('@/tools/publish/publish-options');
      await publishShop({ ...args, back: backOf(args.back, args.nth) });
    },
  }),
  desk: command({
    meta: {
      name: 'desk',
      description: 'Builds the desk and shows it on this computer, to try it.',
    },
    args: {},
    failure: { what: 'The desk cannot be shown' },
    untilDone: DESK_NOT_BUILT,
    async run() {
      const { tryDesk } = await import('@/tools/desk/try-desk');
      return tryDesk();
    },
  }),

  'desk:build': command({
    meta: {
      name: 'desk:build',
      description: 'Builds the desk into the folder out-desk, or that of DESK_FOLDER.',
    },
    args: {
      try: { type: 'boolean', description: 'with a page to try it, that signs nobody in' },
    },
    failure: { what: 'The desk cannot be built' },
    untilDone: DESK_NOT_BUILT,
    async run({ args }) {
      const { addTrial } = await import('@/tools/desk/build-desk');
      if (args.try) addTrial();
    },
  }),

  growth: command({
    meta: {
      name: 'growth',
      description:
        'Builds the shop with more and more products, and weighs and walks through each.',
    },
    args: {
      products: {
        type: 'positional',
        default: '26,48,260,2600',
        description: 'how many, with commas between',
      },
    },
    failure: { what: 'The measuring stopped' },
    untilDone: 'The measuring is not finished.',
    async run({ args }) {
      const { measureGrowth } = await import('@/tools/measure/growth');
      return measureGrowth(args.products.split(',').map(Number));
    },
  }),

  lighthouse: command({
    meta: {
      name: 'lighthouse',
      description: 'Measures the scores of Lighthouse on the main pages.',
    },
    args: {
      runs: { type: 'string', default: '1', description: 'how often each page is measured' },
      page: { type: 'string', valueHint: '/shop/', description: 'this page alone; once for each' },
      folder: { type: 'string', default: 'out', description: 'the folder of the export' },
      brotli: { type: 'boolean', description: 'serves it as brotli, and not as gzip alone' },
    },
    failure: { what: 'The measuring stopped' },
    untilDone: 'The measuring is not finished.',
    async run({ args, rawArgs }) {
      const { measureScores } = await import('@/tools/measure/lighthouse');
      return measureScores({
        runs: Number(args.runs),
        pages: everyValue(rawArgs, 'page'),
        exported: args.folder,
        withBrotli: args.brotli === true,
      });
    },
  }),
};

async function readSettings(): Promise<void> {
  const { loadSettings } = await import('@/scripts/build/load-settings');
  loadSettings();
}
