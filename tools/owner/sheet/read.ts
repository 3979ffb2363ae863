/**
 * npm run sheet:read -- shop.xlsx: judges a spreadsheet and prints what it would change. With --apply it
 * changes the modules of data/catalogue; --gone says what becomes of products that the sheet no longer
 * has, and --new-category makes a category.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDay } from '@/lib/build/build-day.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { hasPhoto } from '@/lib/pictures/photo.build';
import { catalogueIn, readFiles, writeFiles } from '@/tools/owner/catalogue/data-files';
import { applyPlan } from './apply-plan';
import { readCommand } from './command';
import {
  countedProducts,
  describeApplied,
  describePlan,
  describeSheetIssues,
} from './describe-plan';
import { type Gone, goneChoices } from './merge-rows';
import { planSheet } from './plan';
import { readSheet } from './read-sheet';
import { run, UserError } from './run';
import { tableOf } from './table';

await run(async () => {
  const { file, apply, gone, newCategories } = settings();
  const { remarks, ...sheet } = await readSheet(readFileSync(file));
  const table = tableOf(sheet);
  const files = readFiles();
  const plan = planSheet(table, catalogueIn(files), {
    today: buildDay(),
    gone,
    newCategories,
    hasPhoto: (folder, id) => hasPhoto(join(dataFolder, 'photos'), folder, id),
  });
  const where = sheet.name === undefined ? file : `${file}, sheet ${sheet.name}`;
  const applied = applyPlan(files, plan);
  if (applied.issues.length > 0) {
    const wanted = [...(newCategories ?? []), ...plan.unknownCategories];
    const make = readCommand(file, { newCategories: wanted, gone });
    const hint = `\n\nTo make the categories that are not there yet: ${make}`;
    const said = describeSheetIssues(applied.issues, where, table.said);
    throw new UserError(plan.unknownCategories.length > 0 ? said + hint : said);
  }
  const said = { ...plan, remarks: [...remarks, ...table.remarks, ...applied.remarks] };
  const read = `${where}: ${countedProducts(table.rows.length)}.`;
  const command = (choice = gone) =>
    readCommand(file, { newCategories, gone: choice, apply: true });
  if (apply) {
    const written = writeFiles(files, applied.files);
    console.log(`${read} ${describeApplied(said, written, table.said)}`);
  } else {
    console.log(`${read} ${describePlan(said, table.said)}`);
    if (plan.added.length + plan.changed.length + plan.lists.length > 0) {
      console.log(`\nNothing is changed yet. To change it: ${command()}`);
    }
  }
  if (plan.gone.length > 0 && gone === undefined) {
    console.log(
      [
        '\nGone from the sheet: sold out, or removed? Until you say, they stay in the shop as they are.',
        `  Sold out, the page stays:   ${command('sold-out')}`,
        `  Removed, with their pages:  ${command('remove')}`,
        `  Leave them as they are:     ${command('keep')}`,
      ].join('\n'),
    );
  }
});

function settings() {
  const { values, positionals } = parsed();
  const [file, ...more] = positionals;
  if (!file || more.length > 0) {
    throw new UserError('Name the file to read: npm run sheet:read -- shop.xlsx (or shop.csv).');
  }
  const gone = values.gone as Gone | undefined;
  if (gone !== undefined && !goneChoices.includes(gone)) {
    throw new UserError(`--gone must be one of ${goneChoices.join(', ')}, not ${gone}.`);
  }
  return { file, apply: values.apply, gone, newCategories: values['new-category'] };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        apply: { type: 'boolean', default: false },
        gone: { type: 'string' },
        'new-category': { type: 'string', multiple: true },
      },
    });
  } catch {
    throw new UserError(
      'Write npm run sheet:read -- shop.xlsx, and after it, if you want: --apply, --gone sold-out, --new-category "Bags".',
    );
  }
}
