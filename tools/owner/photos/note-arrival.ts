import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '@/data/schema/category';
import type { ProductRecord } from '@/data/schema/product';
import type { Scenes } from '@/data/schema/scenes';
import { inModule, stops } from '@/lib/catalogue/issue';
import type { PhotoMatch } from '@/lib/catalogue/photo-names';
import { SCENES } from '@/lib/catalogue/photo-places';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { changeOf, writeChange } from '@/tools/change/change-shop';
import { readValue, UnreadableModule } from '@/tools/change/module-files';

/** A module's value without some fields of a record, and these fields. */
interface Changed {
  value: object;
  out: readonly string[];
}

/** A record of data/ that changes. */
interface Change {
  /** The module, below the folder of data/. */
  file: string;
  /** The name of the record in a sentence. */
  entry: string;
  /** The field that says that the picture is drawn. */
  mark: 'drawn' | 'tileDrawn';
  changed: (value: object) => Changed;
}

/**
 * Removes from the record of an arrived photo the facts that no longer hold. `folder` is the folder
 * of data/. Gives a line for each record.
 */
export function noteArrival(match: PhotoMatch, folder: string): string[] {
  const { id, drawn } = match.place;
  if (match.place.folder !== SCENES) return changeProduct(match, folder);
  return drawn ? [...changeScene(id, folder), ...changeTile(id, folder)] : [];
}

function changeProduct({ place: { id, drawn }, nth }: PhotoMatch, folder: string): string[] {
  const file = productFile(id);
  if (nth !== 1 || !drawn || !existsSync(path.join(folder, file))) return [];
  return changeModule({ file, entry: id, mark: 'drawn', changed: withoutDrawn }, folder);
}

/** A product's record without what is true of drawn pictures alone: their mark and texts, in both languages. */
function withoutDrawn(record: object): Changed {
  const { drawn, views, sw, ...others } = record as ProductRecord;
  const { views: swViews, ...swOthers } = sw ?? {};
  const out = { drawn, views, 'sw.views': swViews };
  return {
    value: { ...others, sw: swOthers },
    out: Object.entries(out).flatMap(([field, value]) => (value === undefined ? [] : [field])),
  };
}

function changeScene(id: string, folder: string): string[] {
  const changed = (value: object) => {
    const scenes = value as Record<string, Scenes[keyof Scenes]>;
    const without = { ...scenes, [id]: { ...scenes[id], drawn: undefined } };
    return { value: id in scenes ? without : scenes, out: ['drawn'] };
  };
  return changeModule({ file: 'scenes.ts', entry: id, mark: 'drawn', changed }, folder);
}

/** The picture of a category's tile, as the category says. */
function changeTile(id: string, folder: string): string[] {
  const changed = (value: object) => {
    const categories = (value as readonly Category[]).map((one) =>
      one.tilePicture === id ? { ...one, tileDrawn: undefined } : one,
    );
    return { value: categories, out: ['tileDrawn'] };
  };
  const file = 'catalogue/categories.ts';
  return changeModule({ file, entry: id, mark: 'tileDrawn', changed }, folder);
}

/**
 * Writes the module of a record and gives a line about its changes; nothing for an unchanged
 * record.
 */
function changeModule({ file, entry, mark, changed }: Change, folder: string): string[] {
  const takenOut = (fields: readonly string[]) =>
    fields.map((field) => `\`${field}\` is taken out`).join(', ');
  const byHand = `${folder}/${file}: ${entry}: its record must be changed by hand: `;
  try {
    const value = readValue(file, readFileSync(path.join(folder, file), 'utf8'));
    const { value: next, out } = changed(value);
    const change = changeOf(folder, { [file]: next });
    const wrong = change.issues.find(stops);
    if (wrong) {
      const why = [wrong.field, inModule(wrong)].filter(Boolean).join(' ');
      return [`${byHand}${takenOut(out)}: ${why}`];
    }
    return writeChange(change).map((file) => `${folder}/${file}: ${entry}: ${takenOut(out)}`);
  } catch (error) {
    if (!(error instanceof UnreadableModule)) throw error;
    return [`${byHand}${takenOut([mark])}`];
  }
}
