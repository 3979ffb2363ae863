import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataModule } from '@/data/schema/modules';
import { causesOf, type Issue, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { moduleAt, productIdOf } from '@/lib/data-modules/shop-files.build';
import { refsIn, saidAt } from '@/lib/format/marks';
import { readValue, UnreadableModule } from '@/tools/change/module-files';
import {
  causeSentence,
  formDoor,
  type OnForm,
  onForm,
  placeOnForm,
} from '@/tools/desk/page/forms/finding-sentence';
import type { StatusFinding, StatusPlace, StatusToSettle } from '@/tools/desk/status';
import { harms, type Unsettled, whatOf } from '@/tools/owner/check/unsettled';
import { reasonsNotToPost } from '@/tools/posts/report';
import { stopsPublish } from '@/tools/publish/guards';

/** So many places of one cause are reported. */
const PLACES = 20;

/** Issues of the check as the desk shows them: each cause once, what stops the shop first. */
export function describeFindings(issues: readonly Issue[], folder = dataFolder): StatusFinding[] {
  const ordered = [...issues.filter(stops), ...issues.filter((issue) => !stops(issue))];
  return causesOf(ordered).map((cause) => {
    const [first, ...more] = cause;
    return {
      sentence: causeSentence([
        saidOf(first, folder),
        ...more.map((issue) => saidOf(issue, folder)),
      ]),
      stops: stops(first),
      places: cause.slice(0, PLACES).map(placeOf),
      count: cause.length,
    };
  });
}

/** The changes of the online sheet that were held back, as the desk shows them. */
export function describeHeld(sentence: string): StatusFinding {
  return { sentence, stops: false, places: [], count: 0 };
}

/** The facts to settle, as the desk shows them. */
export function describeToSettle(unsettled: Unsettled): StatusToSettle {
  const { harm, where } = unsettled;
  // 'data/shop.ts phone', 'data/catalogue', or a setting.
  const [file = '', field] = where.split(' ');
  const module = moduleOf(file);
  const name = module?.title ?? inWords(file);
  const fields = module && field ? placeOnForm(module, undefined, field.split('.')).fields : [];
  const place = [name, ...fields].join(', ');
  return {
    sentence: `${place}: ${whatOf(unsettled)}`,
    harm: harms[harm],
    stops: stopsPublish(harm),
    ...(file.startsWith('data/') && { file }),
  };
}

/** The facts to settle before posts are posted, as the desk shows them. */
export function describeWarnings(toSettle: readonly Unsettled[]): string[] {
  return reasonsNotToPost(toSettle).map(({ unsettled, why }) => {
    return `${describeToSettle(unsettled).sentence}: ${why}`;
  });
}

/** An issue in the words of forms; for a file without a form in the words of the file. */
function saidOf({ file, entry, field, path, message, found }: Issue, folder: string): OnForm {
  const module = moduleOf(file);
  if (!module) {
    const name = [inWords(file), entry].filter(Boolean).join(', ');
    return { form: '', name, fields: field ?? '', must: saidAt(formDoor(), message), found };
  }
  const said = onForm(
    { module, value: valueIn(file, folder), path: path ?? [], must: message, found },
    namedIn(message, folder),
  );
  if (productIn(file) && said.form) {
    return { ...said, form: '', name: [inWords(file), said.name].filter(Boolean).join(', ') };
  }
  return path || productIn(file) ? said : { ...said, name: entry ?? '' };
}

function placeOf({ file, entry, field, place }: Issue): StatusPlace {
  const product = productIn(file);
  return {
    file,
    ...(product && { product }),
    ...(entry !== undefined && entry !== product && { entry }),
    ...(field !== undefined && { field }),
    ...(place && { line: place.line }),
  };
}

function moduleOf(file: string): DataModule | undefined {
  return moduleAt(file.replace(/^data\//, ''));
}

/** The records of the files that a message names. */
function namedIn(message: string, folder: string): Map<string, unknown> {
  const files = refsIn(message).flatMap(({ file }) => file ?? []);
  return new Map(files.map((file) => [file, valueIn(`data/${file}`, folder)]));
}

/** The value of a module; undefined where it cannot be read. */
function valueIn(file: string, folder: string): unknown {
  const name = file.replace(/^data\//, '');
  try {
    return readValue(name, readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableModule || (error as NodeJS.ErrnoException).code)
      return undefined;
    throw error;
  }
}

/** 'data/penny-loafer.jpg' → 'Penny loafer'; a text that names no file of data/ stays. */
function inWords(file: string): string {
  if (!file.startsWith('data/')) return file;
  const words = path.parse(file).name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function productIn(file: string): string | undefined {
  return productIdOf(file.replace(/^data\//, ''));
}
