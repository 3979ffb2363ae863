import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstPhotosOf, type PhotoMatch } from '@/lib/catalogue/photo-names';
import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import type { SmallerPhoto } from '@/lib/pictures/photo.build';
import { judgeContent } from './judge-content';
import { listPhotos } from './list-photos';
import { noteArrival } from './note-arrival';
import {
  drawnViews,
  furtherRefusal,
  keptPath,
  moveOf,
  type PhotoMove,
  planPhotos,
  question,
} from './plan-photos';

/** What `takeInPhotos` works on. */
interface TakeIn {
  places: readonly PhotoPlace[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Takes a line for each file, as soon as it is done. */
  print: (line: string) => void;
  /** Whose photo a file is; undefined to leave it. Left out where nobody can answer. */
  ask?: (file: string, choices: readonly PhotoPlace[]) => Promise<PhotoMatch | undefined>;
  /** The folder of the shop's data. */
  data?: string;
}

/**
 * Moves every photo of data/photos/new to its product's folder under the right name, and takes the lines
 * out of the record that say that the picture is drawn or awaited. Prints a line
 * for each file. Of a large photo a smaller copy is put in. Nothing is lost: a photo that was there and
 * the original of a large one are kept in data/photos/old, and what cannot be used or matched stays.
 */
export async function takeInPhotos({
  places,
  today,
  print,
  ask,
  data = dataFolder,
}: TakeIn): Promise<void> {
  const photos = `${data}/photos`;
  const firstPhotos = firstPhotosOf(places);
  for (const step of planPhotos(listPhotos(photos), places)) {
    const file = `${photos}/${step.file}`;
    const { issue, smaller } =
      step.kind === 'leave' ? { issue: step.message } : await judgeContent(join(photos, step.file));
    if (issue !== undefined) {
      print(`${file}: ${issue}`);
      continue;
    }
    let match = step.kind === 'move' ? step.match : undefined;
    if (step.kind === 'ask') match = await ask?.(file, step.choices);
    const refusal = match && furtherRefusal(match, firstPhotos);
    if (refusal) {
      print(`${file}: ${refusal}`);
    } else if (match) {
      const at = { data, photos, today, firstPhotos, smaller };
      for (const line of takeIn(step.file, match, at)) print(line);
    } else if (step.kind === 'ask') {
      print(`${file}: ${question(step.choices)}`);
    }
  }
}

function takeIn(
  file: string,
  match: PhotoMatch,
  {
    data,
    photos,
    today,
    firstPhotos,
    smaller,
  }: {
    data: string;
    photos: string;
    today: string;
    firstPhotos: ReadonlySet<string>;
    smaller: SmallerPhoto | undefined;
  },
): string[] {
  const move = moveOf(file, match, listPhotos(photos), today);
  const { from, to, replaced } = move;
  const content = smaller?.content ?? readFileSync(join(photos, from));
  if (replaced && isSame(content, join(photos, replaced.from))) {
    return [`${photos}/${from}: is the same picture as ${photos}/${replaced.from}: delete it`];
  }
  const original = smaller && keptPath(originalOf(to), listPhotos(photos), today);
  try {
    if (original) putSmaller(move, { content, original }, photos);
    else movePhoto(move, photos);
  } catch {
    return [`${photos}/${from}: cannot be moved. Close the program that has it open`];
  }
  const { place, nth } = match;
  const what = nth === 1 ? `the photo of ${nameOf(place)}` : `picture ${nth} of ${nameOf(place)}`;
  const before = replaced ? `. The one before is ${photos}/${replaced.to}` : '';
  return [
    `${photos}/${from}: ${what}, now ${photos}/${to}${before}`,
    ...(original ? [madeSmaller(smaller, `${photos}/${to}`, `${photos}/${original}`)] : []),
    ...(nth === 1 ? keepDrawnViews(place, { photos, today, firstPhotos }) : []),
    ...noteArrival(match, data, today),
  ];
}

/** Keeps the drawn further pictures of a product, whose own photo has arrived, in data/photos/old. */
function keepDrawnViews(
  place: PhotoPlace,
  {
    photos,
    today,
    firstPhotos,
  }: { photos: string; today: string; firstPhotos: ReadonlySet<string> },
): string[] {
  return drawnViews(place, listPhotos(photos), firstPhotos).map((from) => {
    const to = keptPath(from, listPhotos(photos), today);
    try {
      movePhoto({ from, to }, photos);
    } catch {
      return `${photos}/${from}: is drawn, as the replaced photo was, and cannot be moved. Delete it`;
    }
    return `${photos}/${from}: was drawn, as the replaced photo was: now ${photos}/${to}`;
  });
}

function movePhoto({ from, to, replaced }: PhotoMove, photos: string): void {
  const at = (file: string) => join(photos, file);
  mkdirSync(dirname(at(to)), { recursive: true });
  if (replaced) {
    mkdirSync(dirname(at(replaced.to)), { recursive: true });
    renameSync(at(replaced.from), at(replaced.to));
  }
  try {
    renameSync(at(from), at(to));
  } catch (error) {
    if (replaced) renameSync(at(replaced.to), at(replaced.from));
    throw error;
  }
}

/**
 * As `movePhoto`, for a large photo: its smaller copy takes the place, and `original` is where it
 * is kept.
 */
function putSmaller(
  move: PhotoMove,
  { content, original }: { content: Buffer; original: string },
  photos: string,
): void {
  movePhoto({ from: move.from, to: original }, photos);
  try {
    writeFileSync(join(photos, move.from), content);
    movePhoto(move, photos);
  } catch (error) {
    renameSync(join(photos, original), join(photos, move.from));
    throw error;
  }
}

/**
 * 'boots/boot.jpg' → 'boots/boot original.jpg': git ignores the file that this name has in
 * data/photos/old.
 */
function originalOf(file: string): string {
  return file.replace(/(?=\.[^./]*$)/, ' original');
}

function madeSmaller(
  { width, height, original: { width: wide, height: high } }: SmallerPhoto,
  file: string,
  original: string,
): string {
  return `${file}: is made smaller, ${width} × ${height} px instead of ${wide} × ${high}. The original is ${original}`;
}

function isSame(content: Buffer, other: string): boolean {
  return existsSync(other) && readFileSync(other).equals(content);
}

function nameOf({ id, names }: PhotoPlace): string {
  return names[0] ?? id;
}
