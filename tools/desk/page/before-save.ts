import { aboutOf } from '@/data/schema/field';
import { type DataModule, productModule } from '@/data/schema/modules';
import { type ProductRecord, product } from '@/data/schema/product';
import { kenyanMs } from '@/lib/format/kenyan-time';
import { judge } from '@/tools/owner/check/judge';
import { completeRecord } from './complete-record';
import { deskModules } from './config';
import { findingSentence } from './finding-sentence';
import { PRODUCTS } from './form-choices';
import { type Form, fromForm, toForm } from './form-value';
import { latestShop } from './latest-shop';
import { notSaved } from './not-saved';

interface Saved {
  collection: string;
  slug: string;
  newRecord: boolean;
  data: Form;
}

/**
 * The form of a record as it is saved: completed, and judged as the check will judge it. Throws what the desk
 * shows in its dialog, where something must be changed first.
 */
export function beforeSave({ collection, slug, newRecord, data }: Saved, now = Date.now()): Form {
  const module = collection === PRODUCTS ? productModule : moduleNamed(slug);
  const typed = fromForm(module.schema, data);
  const today = new Date(now + kenyanMs).toISOString().slice(0, 10);
  const value = completeRecord(module, typed, {
    slug,
    isNew: newRecord,
    today,
    shop: latestShop(),
  });
  const sentences = new Set(
    [
      ...judge(module.name, module.schema, value),
      ...(newRecord ? priceFindings(value as ProductRecord) : []),
    ].map((finding) => findingSentence(module, value, finding)),
  );
  if (sentences.size > 0) {
    throw notSaved([...sentences].map((sentence) => `${sentence}.`).join(' '));
  }
  return toForm(module.schema, value);
}

function moduleNamed(name: string): DataModule {
  const module = deskModules.find((one) => one.name === name);
  if (!module) throw new Error(`The desk has no form ${name}.`);
  return module;
}

/** A sample may wait for its price, a new product may not. */
function priceFindings({ priceKes }: ProductRecord) {
  const { help = '' } = aboutOf(product.entries.priceKes);
  const must = `must be there: ${help.charAt(0).toLowerCase()}${help.slice(1).replace(/\.$/, '')}`;
  return priceKes === undefined ? [{ path: ['priceKes'], must }] : [];
}
