import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  firstPhotosOf,
  type PhotoMatch,
  photoPath,
  withoutEnding,
} from '@/lib/catalogue/photo-names';
import { isWaiting, type PhotoPlace, photoFolders } from '@/lib/catalogue/photo-places';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import type { TakenPhoto } from '@/tools/cli/send-message';
import { noteDone } from '@/tools/cli/stop';
import { listPhotos } from '@/tools/owner/check/list-photos';
import { judgeContent, type MadePhoto } from './judge-content';
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

interface TakeIn {
  places: readonly PhotoPlace[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Prints a line for each file, as soon as the file is done. */
  print: (line: string) => void;
  /** Whose photo a file is; undefined to leave it. Left out where nobody can answer. */
  ask?: (file: string, choices: readonly PhotoPlace[]) => Promise<PhotoMatch | undefined>;
  data?: string;
}

/**
 * Moves every photo of data/photos/new to its product's folder under the right name, and takes the lines
 * out of the record that say that the picture is drawn. Prints a line
 * for each file, and gives what became of each. Of a large photo a smaller copy is put in, of a HEIC a JPEG. Nothing is lost: a photo that
 * was there and the originals of these are kept in data/photos/old, and what cannot be used or matched stays.
 */
export async function takeInPhotos({
  places,
  today,
  print,
  ask,
  data = dataFolder,
}: TakeIn): Promise<TakenPhoto[]> {
  const taken: TakenPhoto[] = [];
  const photos = `${data}/photos`;
  const say = (photo: TakenPhoto) => {
    print(`${photo.file}: ${photo.sentence}`);
    taken.push(photo);
    const moved = taken.filter(({ now }) => now !== undefined).length;
    const waiting = listPhotos(photos).filter(isWaiting).length;
    noteDone(
      `${counted(moved)} sorted in; ${counted(waiting)} left in ${photos}/${photoFolders.fresh}.`,
    );
  };
  const firstPhotos = firstPhotosOf(places);
  let current = places;
  for (const { file: waiting } of planPhotos(listPhotos(photos), places)) {
    // An earlier photo, about which a person was asked, may have replaced a drawing and freed
    // numbers.
    const step = planPhotos(listPhotos(photos), current).find((one) => one.file === waiting);
    if (!step) continue;
    const file = `${photos}/${step.file}`;
    const { issue, made } =
      step.kind === 'leave' ? { issue: step.message } : await judgeContent(join(photos, step.file));
    if (issue !== undefined) {
      say({ file, sentence: issue });
      continue;
    }
    let match = step.kind === 'move' ? step.match : undefined;
    if (step.kind === 'ask') match = await ask?.(file, step.choices);
    const refusal = match && furtherRefusal(match, firstPhotos);
    if (refusal) {
      say({ file, sentence: refusal });
    } else if (match) {
      const at = { data, photos, today, firstPhotos, made };
      const { folder, id } = match.place;
      const isIts = (place: PhotoPlace) => place.folder === folder && place.id === id;
      const place = current.find(isIts) ?? match.place;
      const { more, ...photo } = takeIn(step.file, { ...match, place }, at);
      say({ file, ...photo });
      for (const line of more) print(line);
      if (match.nth === 1 && photo.now) {
        current = current.map((one) => (isIts(one) ? { ...one, drawn: false } : one));
      }
    } else if (step.kind === 'ask') {
      say({ file, sentence: question(step.choices) });
    }
  }
  return taken;
}

/** Puts in one photo; `more` is printed below its line. */
function takeIn(
  file: string,
  match: PhotoMatch,
  {
    data,
    photos,
    today,
    firstPhotos,
    made,
  }: {
    data: string;
    photos: string;
    today: string;
    firstPhotos: ReadonlySet<string>;
    made: MadePhoto | undefined;
  },
): Omit<TakenPhoto, 'file'> & { more: readonly string[] } {
  const move = moveOf(file, match, listPhotos(photos), today);
  const { from, to, replaced } = move;
  const content = made?.content ?? readFileSync(join(photos, from));
  if (replaced && isSame(content, join(photos, replaced.from))) {
    return { sentence: `is the same picture as ${photos}/${replaced.from}: delete it`, more: [] };
  }
  const original = made && keptPath(originalOf(to, made), listPhotos(photos), today);
  try {
    if (original) putMade(move, { content, original }, photos);
    else movePhoto(move, photos);
  } catch {
    return { sentence: 'cannot be moved. Close the program that has it open', more: [] };
  }
  const { place, nth } = match;
  const what = nth === 1 ? `the photo of ${nameOf(place)}` : `picture ${nth} of ${nameOf(place)}`;
  const before = replaced ? `. The one before is ${photos}/${replaced.to}` : '';
  const first = withoutEnding(photoPath({ place, nth: 1 }, '.jpg'));
  const hasFirst = listPhotos(photos).some((other) => withoutEnding(other) === first);
  const awaited = hasFirst
    ? ''
    : `. It is not shown before there is a first picture: name it ${place.id}`;
  return {
    now: `${photos}/${to}`,
    sentence: `${what}, now ${photos}/${to}${before}${awaited}`,
    more: [
      ...(original ? [sayMade(made, `${photos}/${to}`, `${photos}/${original}`)] : []),
      ...(nth === 1 ? keepDrawnViews(place, { photos, today, firstPhotos }) : []),
      ...noteArrival(match, data),
    ],
  };
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
 * As `movePhoto`, for a large photo or a HEIC: what is made of it takes the place, and `original` is where
 * it is kept.
 */
function putMade(
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
 * 'boots/boot.jpg' → 'boots/boot original.jpg', of a HEIC 'boots/boot original.heic': git ignores the file
 * that this name has in data/photos/old.
 */
function originalOf(file: string, { heic }: MadePhoto): string {
  const name = withoutEnding(file);
  return `${name} original${heic ? '.heic' : file.slice(name.length)}`;
}

function sayMade(made: MadePhoto, file: string, kept: string): string {
  const { width, height, original, heic } = made;
  const size = `${width} × ${height} px`;
  const sizes =
    width === original.width ? size : `${size} instead of ${original.width} × ${original.height}`;
  const shown =
    heic && heic.pictures > 1 ? `the first shown of the ${heic.pictures} pictures in ` : '';
  const what = heic ? `is made from ${shown}a HEIC photo` : 'is made smaller';
  return `${file}: ${what}, ${sizes}. The original is ${kept}`;
}

function isSame(content: Buffer, other: string): boolean {
  return existsSync(other) && readFileSync(other).equals(content);
}

/** '1 photo is', '2 photos are'. */
function counted(count: number): string {
  return count === 1 ? '1 photo is' : `${count} photos are`;
}

function nameOf({ id, names }: PhotoPlace): string {
  return names[0] ?? id;
}
