import { type DataModule, dataModules, productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import type { ValuePath } from '@/lib/data-modules/read-module';
import { productFile, productIdOf } from '@/lib/data-modules/shop-files.build';
import { kenyanDay } from '@/lib/format/kenyan-time';
import { stopped } from '@/lib/format/sentences';
import { doubtsOf } from '@/tools/change/doubts';
import { deskModules } from '@/tools/desk/page/config';
import { findingSentences } from '@/tools/desk/page/forms/finding-sentence';
import { PRODUCTS } from '@/tools/desk/page/forms/form-choices';
import { type Form, fromForm, toForm } from '@/tools/desk/page/forms/form-value';
import { MISSING_PRICE } from '@/tools/owner/check/between-records/products';
import { judge } from '@/tools/owner/check/judge';
import { type Contradictions, contradictionsWith } from './between-records';
import { completeRecord } from './complete-record';
import { keptWithout } from './kept-draft';
import { latestFiles, latestShop } from './latest-shop';
import { forgetProduct } from './latest-values';
import { notSaved } from './not-saved';
import type { Surroundings } from './surroundings';

interface Saved {
  collection: string;
  slug: string;
  newRecord: boolean;
  data: Form;
}

/**
 * The record of a form at a save: completed, and judged with the rest of the shop by the rules of
 * the check. Throws the content of the desk's dialog if a value must change first.
 */
export async function beforeSave(
  { collection, slug, newRecord, data }: Saved,
  { ask, isThere, forgetDraft }: Surroundings,
  now = Date.now(),
): Promise<Form> {
  const module = collection === PRODUCTS ? productModule : moduleNamed(slug);
  const file = module === productModule ? productFile(slug) : fileOf(module);
  // The package asks about a record that was changed elsewhere, and not about a new one that was made there too.
  const isKnown = await isThere(`data/${file}`);
  if (newRecord && isKnown) {
    throw notSaved(
      'Nothing was saved. There is one with this address already, made elsewhere. Load the desk anew to see it, or give this one another name.',
    );
  }
  const typed = fromForm(module.schema, data);
  const today = kenyanDay(now);
  const shop = latestShop();
  const value = completeRecord(module, typed, { slug, isNew: newRecord, today, shop });
  const before = latestFiles();
  // The package keeps a new entry under no name.
  const forget = (paths: readonly ValuePath[]) =>
    forgetDraft(
      collection,
      newRecord ? '' : slug,
      keptWithout(module.schema, before.get(file), { form: data, value: typed }, paths),
    );
  const findings = [
    ...judge(module.name, module.schema, value),
    ...(module === productModule ? priceFindings(value as ProductRecord, shop) : []),
  ];
  if (findings.length > 0) forget(findings.map(({ path }) => path));
  refuse(findingSentences(findings.map((finding) => ({ module, value, finding }))));
  const contradicted = await standing(() => contradictionsWith(file, value, today), isThere);
  if (contradicted.own.length > 0) forget(contradicted.own);
  refuse(contradicted.sentences);
  for (const { question, lines, field } of doubtsOf(before, new Map([...before, [file, value]]))) {
    const isMeant = await ask({ title: question, lines, yes: 'Save', no: 'Do not save' });
    if (isMeant) continue;
    forget([field?.split('.') ?? []]);
    throw notSaved('What you typed is still in the form.');
  }
  return toForm(module.schema, value);
}

/** Throws the sentences, which the desk shows; returns where there are none. */
function refuse(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  throw notSaved(sentences.map(stopped).join(' '));
}

/** Contradictions without those by deleted products: the package has no event for a deletion. */
async function standing(
  contradictions: () => Contradictions,
  isThere: Surroundings['isThere'],
): Promise<Contradictions> {
  const all = contradictions();
  const products = [...new Set(all.files)].flatMap((file) => {
    const id = latestFiles().has(file) ? productIdOf(file) : undefined;
    return id === undefined ? [] : [{ id, file: `data/${file}` }];
  });
  const there = await Promise.all(products.map(({ file }) => isThere(file)));
  const gone = products.filter((_, at) => there[at] === false);
  if (gone.length === 0) return all;
  for (const { id } of gone) forgetProduct(id);
  return contradictions();
}

function fileOf(module: DataModule): string {
  const [file = ''] = Object.entries(dataModules).find(([, one]) => one === module) ?? [];
  return file;
}

function moduleNamed(name: string): DataModule {
  const module = deskModules.find((one) => one.name === name);
  if (!module) throw new Error(`The desk has no form ${name}.`);
  return module;
}

/** A product that waits for its price may go on waiting; a new one must have it, and none loses it. */
function priceFindings({ id, priceKes }: ProductRecord, { categories }: CatalogueData) {
  const known = categories.flatMap(({ products }) => products).find((one) => one.id === id);
  const isAwaited = known && known.priceKes === undefined;
  if (priceKes !== undefined || isAwaited) return [];
  return [{ path: ['priceKes'], must: MISSING_PRICE }];
}
