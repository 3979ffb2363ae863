import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '@/data/schema/category';
import type { Scenes } from '@/data/schema/scenes';
import { inModule, stops } from '@/lib/catalogue/issue';
import type { PhotoMatch } from '@/lib/catalogue/photo-names';
import { SCENES } from '@/lib/catalogue/photo-places';
import { productFile } from '@/lib/data-modules/shop-files.build';
import { changeOf, writeChange } from '@/tools/change/change-shop';
import { readValue, UnreadableModule } from '@/tools/change/module-files';

/** Fields that get a value; undefined takes one out. */
type Fields = Readonly<Record<string, unknown>>;

/** A record of data/ that changes. */
interface Change {
  /** The module, below the folder of data/. */
  file: string;
  /** What the record is called in a sentence. */
  entry: string;
  fields: Fields;
  /** The module's value with the fields changed. */
  changed: (value: object) => object;
}

/**
 * Takes out of the record of a photo that has arrived what no longer holds. `folder` is that of data/. Gives a line for each record.
 */
export function noteArrival(match: PhotoMatch, folder: string): string[] {
  const { id, drawn } = match.place;
  if (match.place.folder !== SCENES) return changeProduct(match, folder);
  return drawn ? [...changeScene(id, folder), ...changeTile(id, folder)] : [];
}

function changeProduct({ place: { id, drawn, views }, nth }: PhotoMatch, folder: string): string[] {
  const fields: Fields = {
    ...(nth === 1 && drawn && { drawn: undefined, ...(views && { views: undefined }) }),
  };
  const file = productFile(id);
  if (Object.keys(fields).length === 0 || !existsSync(path.join(folder, file))) return [];
  const changed = (record: object) => ({ ...record, ...fields });
  return changeModule({ file, entry: id, fields, changed }, folder);
}

function changeScene(id: string, folder: string): string[] {
  const fields = { drawn: undefined };
  const changed = (value: object) => {
    const scenes = value as Record<string, Scenes[keyof Scenes]>;
    return id in scenes ? { ...scenes, [id]: { ...scenes[id], ...fields } } : scenes;
  };
  return changeModule({ file: 'scenes.ts', entry: id, fields, changed }, folder);
}

/** The picture of a category's tile, as the category says. */
function changeTile(id: string, folder: string): string[] {
  const fields = { tileDrawn: undefined };
  const changed = (value: object) => {
    const categories = value as readonly Category[];
    return categories.map((one) => (one.tilePicture === id ? { ...one, ...fields } : one));
  };
  return changeModule({ file: 'catalogue/categories.ts', entry: id, fields, changed }, folder);
}

/** Writes the module of a record and says what has changed; nothing where it stays as it is. */
function changeModule({ file, entry, fields, changed }: Change, folder: string): string[] {
  const what = Object.keys(fields)
    .map((field) => `\`${field}\` is taken out`)
    .join(', ');
  const byHand = `${folder}/${file}: ${entry}: its record must be changed by hand: ${what}`;
  try {
    const value = readValue(file, readFileSync(path.join(folder, file), 'utf8'));
    const change = changeOf(folder, { [file]: changed(value) });
    const wrong = change.issues.find(stops);
    if (wrong) return [`${byHand}: ${[wrong.field, inModule(wrong)].filter(Boolean).join(' ')}`];
    return writeChange(change).map((file) => `${folder}/${file}: ${entry}: ${what}`);
  } catch (error) {
    if (!(error instanceof UnreadableModule)) throw error;
    return [byHand];
  }
}
