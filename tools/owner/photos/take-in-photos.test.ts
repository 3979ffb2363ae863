import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import { noPicture } from '@/lib/pictures/photo-formats';
import { filesWith, printedFile } from '@/tools/change/module-files';
import { writeFiles } from '@/tools/change/write-files';
import { doneSoFar } from '@/tools/cli/stop';
import { listPhotos } from '@/tools/owner/check/list-photos';
import { heicOf } from './samples/heic';
import { takeInPhotos } from './take-in-photos';

const root = mkdtempSync(path.join(tmpdir(), 'take-in-'));
const photos = path.join(root, 'photos');
const bootFile = path.join(root, 'catalogue/products/boot.ts');
const scenesFile = path.join(root, 'scenes.ts');
const categoriesFile = path.join(root, 'catalogue/categories.ts');
afterAll(() => rmSync(root, { recursive: true }));

const boot: PhotoPlace = {
  folder: 'boots',
  id: 'boot',
  names: ['Boots'],
  drawn: true,
};
const clog: PhotoPlace = { ...boot, id: 'clog', names: ['Clogs'], drawn: false };

const hero: PhotoPlace = { ...boot, folder: 'scenes', id: 'about', names: [] };
const tile: PhotoPlace = { ...hero, id: 'tile-shoes' };

const picture = (colour: string, width = 600) =>
  sharp({ create: { width, height: 750, channels: 3, background: colour } });
const jpeg = (colour: string, width?: number) => picture(colour, width).jpeg().toBuffer();
const red = jpeg('#aa2222');
const green = jpeg('#22aa22');

const put = (file: string, content: Buffer | string) => {
  mkdirSync(path.dirname(path.join(photos, file)), { recursive: true });
  writeFileSync(path.join(photos, file), content);
};
const get = (file: string) => readFileSync(path.join(photos, file));

/** The printed text, without the folder's path. */
const run = async (ask?: Parameters<typeof takeInPhotos>[0]['ask']) => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const at = { print, places: [boot, clog, hero, tile], today: '2026-11-22', data: root };
  await takeInPhotos({ ...at, ...(ask && { ask }) });
  return lines.map((line) => line.replaceAll(`${root}/`, ''));
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  const products = [
    recordWith({ id: 'boot', name: 'Boots', drawn: true }),
    recordWith({ id: 'clog', name: 'Clogs' }),
  ];
  const category = categoryWith({ tilePicture: 'tile-shoes', tileDrawn: true, products });
  const scenes = printedFile('scenes.ts', { about: { alt: 'A shelf', drawn: true } });
  const files = filesWith({}, dataWith({ categories: [category] }));
  writeFiles(root, { ...files, 'scenes.ts': scenes });
});

test('a photo replaces the drawn one, which is kept, and the record follows', async () => {
  put('boots/boot.png', 'the drawn one');
  put('new/Boots (1).JPG', await green);
  expect(await run()).toEqual([
    'photos/new/Boots (1).JPG: the photo of Boots, now photos/boots/boot.jpg. The one before is photos/old/boot 2026-11-22.png',
    'catalogue/products/boot.ts: boot: `drawn` is taken out',
  ]);
  expect(listPhotos(photos)).toEqual(['boots/boot.jpg', 'old/boot 2026-11-22.png']);
  expect(get('boots/boot.jpg')).toEqual(await green);
  expect(get('old/boot 2026-11-22.png').toString()).toBe('the drawn one');
  expect(readFileSync(bootFile, 'utf8')).not.toContain('drawn');
});

test('the texts of drawn further pictures leave with the drawn one, in both languages', async () => {
  const sw = { name: 'Buti', views: ['kwa upande'] };
  const record = recordWith({ id: 'boot', name: 'Boots', drawn: true, views: ['from a side'] });
  const written = async (more: object, photo: Buffer) => {
    writeFileSync(bootFile, printedFile('catalogue/products/boot.ts', { ...record, ...more }));
    put('new/boots.jpg', photo);
    const [, said] = await run();
    return [said, readFileSync(bootFile, 'utf8')] as const;
  };
  const start = 'catalogue/products/boot.ts: boot: ';
  const [said, text] = await written({ sw }, await green);
  expect(said).toBe(
    `${start}\`drawn\` is taken out, \`views\` is taken out, \`sw.views\` is taken out`,
  );
  expect(text).toContain("sw: { name: 'Buti' },");
  expect(text).not.toMatch(/views|drawn/);
  const [, alone] = await written({ sw: { views: ['kwa upande'] } }, await red);
  expect(alone).not.toContain('sw');
});

test('a further picture without a first one is said to be shown nowhere', async () => {
  put('new/clogs back.jpg', await green);
  const awaited =
    'photos/new/clogs back.jpg: picture 2 of Clogs, now photos/boots/clog-2.jpg. It is not shown before there is a first picture: name it clog';
  expect(await run()).toEqual([awaited]);
  put('new/clogs back.jpg', await red);
  put('new/clogs.jpg', await red);
  expect((await run()).join()).not.toContain('not shown');
});

test('a person who stops it reads what is sorted in and what is left', async () => {
  put('new/boots.jpg', await green);
  put('new/clogs.jpg', Buffer.alloc(0));
  put('new/unknown.jpg', await red);
  let said = '';
  await run(async () => {
    said = doneSoFar().replaceAll(`${root}/`, '');
    return undefined;
  });
  expect(said).toBe('1 photo is sorted in; 2 photos are left in photos/new.');
});

test('a further picture is put beside the first, and the one before is kept', async () => {
  put('boots/boot.jpg', await red);
  put('boots/boot-2.png', 'the one before');
  put('new/boots_2.jpg', await green);
  put('new/Boots sole.jpg', await red);
  expect(await run()).toEqual([
    'photos/new/boots_2.jpg: picture 2 of Boots, now photos/boots/boot-2.jpg. The one before is photos/old/boot-2 2026-11-22.png',
    'photos/new/Boots sole.jpg: picture 3 of Boots, now photos/boots/boot-3.jpg',
  ]);
  const kept = ['boots/boot-2.jpg', 'boots/boot-3.jpg', 'boots/boot.jpg'];
  expect(listPhotos(photos)).toEqual([...kept, 'old/boot-2 2026-11-22.png']);
  expect(readFileSync(bootFile, 'utf8')).toContain('drawn: true');
});

test('the drawn further pictures of a product leave with the drawn first one, and its own new ones stay', async () => {
  put('boots/boot.png', 'the drawn one');
  put('boots/boot-2.png', 'the drawn side');
  put('boots/boot-3.png', 'the drawn sole');
  put('new/boots 2.jpg', await red);
  put('new/boots.jpg', await green);
  expect(await run()).toEqual([
    'photos/new/boots.jpg: the photo of Boots, now photos/boots/boot.jpg. The one before is photos/old/boot 2026-11-22.png',
    'photos/boots/boot-2.png: was drawn, as the replaced photo was: now photos/old/boot-2 2026-11-22.png',
    'photos/boots/boot-3.png: was drawn, as the replaced photo was: now photos/old/boot-3 2026-11-22.png',
    'catalogue/products/boot.ts: boot: `drawn` is taken out',
    'photos/new/boots 2.jpg: picture 2 of Boots, now photos/boots/boot-2.jpg',
  ]);
  expect(listPhotos(photos).filter((file) => file.startsWith('boots/'))).toEqual([
    'boots/boot-2.jpg',
    'boots/boot.jpg',
  ]);
});

test('after an answer puts a photo in a drawing’s place, other views have the numbers that are free', async () => {
  put('boots/boot.png', 'the drawn one');
  put('boots/boot-2.png', 'the drawn side');
  put('new/IMG_1.jpg', await green);
  put('new/boots sole.jpg', await red);
  await run(async () => ({ place: boot, nth: 1 }));
  expect(listPhotos(photos).filter((file) => file.startsWith('boots/'))).toEqual([
    'boots/boot-2.jpg',
    'boots/boot.jpg',
  ]);
});

test('a second answer for a product whose drawing is gone leaves its further photos where they are', async () => {
  put('boots/boot.png', 'the drawn one');
  put('new/IMG_1.jpg', await green);
  put('new/IMG_2.jpg', await red);
  put('new/IMG_3.jpg', await jpeg('#2222aa'));
  const nths = [1, 2, 1];
  await run(async () => ({ place: boot, nth: nths.shift() ?? 1 }));
  expect(listPhotos(photos).filter((file) => file.startsWith('boots/'))).toEqual([
    'boots/boot-2.jpg',
    'boots/boot.jpg',
  ]);
});

test('a photo of 12 megapixels that lies on its side is taken in as it is', async () => {
  const onItsSide = await picture('#334455', 4032)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  put('new/clogs.jpg', onItsSide);
  expect(await run()).toEqual([
    'photos/new/clogs.jpg: the photo of Clogs, now photos/boots/clog.jpg',
  ]);
  expect(get('boots/clog.jpg')).toEqual(onItsSide);
});

test('of a photo of 50 megapixels a smaller copy is put in, and the original is kept', async () => {
  const large = await sharp({
    create: { width: 8000, height: 6400, channels: 3, background: '#334455' },
  })
    .jpeg()
    .toBuffer();
  put('boots/clog.jpg', await red);
  put('new/clogs.jpg', large);
  expect(await run()).toEqual([
    'photos/new/clogs.jpg: the photo of Clogs, now photos/boots/clog.jpg. The one before is photos/old/clog 2026-11-22.jpg',
    'photos/boots/clog.jpg: is made smaller, 3873 × 3098 px instead of 8000 × 6400. The original is photos/old/clog original 2026-11-22.jpg',
  ]);
  expect(get('old/clog original 2026-11-22.jpg')).toEqual(large);
  expect(get('old/clog 2026-11-22.jpg')).toEqual(await red);
  expect(await sharp(get('boots/clog.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 3873,
    height: 3098,
  });
  expect(listPhotos(photos)).toHaveLength(3);

  put('new/clogs.jpg', large);
  expect(await run()).toEqual([
    'photos/new/clogs.jpg: is the same picture as photos/boots/clog.jpg: delete it',
  ]);
});

/** The colours of a HEIC's first square, from its left above on, with the clock. */
const cornersOf = async (file: string) => {
  const { data, info } = await sharp(get(file)).raw().toBuffer({ resolveWithObject: true });
  const colours = ['red', 'green', 'blue'];
  return [50, 460, 460, 50].map((x, at) => {
    const start = ((at < 2 ? 50 : 460) * info.width + x) * info.channels;
    const pixel = [...data.subarray(start, start + 3)];
    return colours[pixel.indexOf(Math.max(...pixel))];
  });
};

test('of a phone’s HEIC a JPEG is put in, turned once, with its colours, and the original is kept', async () => {
  const { icc } = await sharp(
    await picture('#fff').withIccProfile('p3').jpeg().toBuffer(),
  ).metadata();
  const heic = heicOf({ columns: 3, rows: 2, turns: 3, exifOrientation: 6, ...(icc && { icc }) });
  put('boots/clog.jpg', await red);
  put('new/Clogs.HEIC', heic);
  expect(await run()).toEqual([
    'photos/new/Clogs.HEIC: the photo of Clogs, now photos/boots/clog.jpg. The one before is photos/old/clog 2026-11-22.jpg',
    'photos/boots/clog.jpg: is made from a HEIC photo, 1024 × 1536 px. The original is photos/old/clog original 2026-11-22.heic',
  ]);
  expect(get('old/clog original 2026-11-22.heic')).toEqual(heic);
  const { exif, ...facts } = await sharp(get('boots/clog.jpg')).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1024, height: 1536, icc });
  expect(exif).toBeUndefined();
  expect(await cornersOf('boots/clog.jpg')).toEqual(['blue', 'red', 'green', 'blue']);

  put('new/Clogs.heic', heic);
  expect(await run()).toEqual([
    'photos/new/Clogs.heic: is the same picture as photos/boots/clog.jpg: delete it',
  ]);
});

test('of a HEIC of 47 megapixels a smaller JPEG is put in', async () => {
  put('new/clogs.heic', heicOf({ columns: 14, rows: 13 }));
  expect((await run())[1]).toBe(
    'photos/boots/clog.jpg: is made from a HEIC photo, 3595 × 3338 px instead of 7168 × 6656. The original is photos/old/clog original 2026-11-22.heic',
  );
});

test('of a HEIC of several pictures the one that is shown first is put in, and it is said', async () => {
  put('new/clogs.heif', heicOf({ columns: 2, rows: 2, pictures: 3 }));
  expect((await run())[1]).toBe(
    'photos/boots/clog.jpg: is made from the first shown of the 3 pictures in a HEIC photo, 1024 × 1024 px. The original is photos/old/clog original 2026-11-22.heic',
  );
});

test('a HEIC under another ending is read as what it is, and so is a JPEG under a HEIC’s', async () => {
  put('new/clogs.jpg', heicOf({ columns: 2, rows: 2 }));
  put('new/about.HEIC', await green);
  expect(await run()).toEqual([
    'photos/new/about.HEIC: the photo of about, now photos/scenes/about.jpg',
    'scenes.ts: about: `drawn` is taken out',
    'photos/new/clogs.jpg: the photo of Clogs, now photos/boots/clog.jpg',
    'photos/boots/clog.jpg: is made from a HEIC photo, 1024 × 1024 px. The original is photos/old/clog original 2026-11-22.heic',
  ]);
  expect(get('scenes/about.jpg')).toEqual(await green);
});

const unreadable =
  'is a HEIC photo that cannot be read: copy it from the phone again. For a JPEG on an iPhone hold it in the app Files, then Quick Actions, Convert Image. On Android take a screenshot of it.';

test.each([
  ['has nothing but its beginning', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), unreadable],
  ['is cut off', () => heicOf({ columns: 2, rows: 2 }).subarray(0, -100), unreadable],
  [
    'lacks a part of the picture',
    () => heicOf({ columns: 2, rows: 2, lacksPart: true }),
    unreadable,
  ],
  [
    'is over 50 megapixels',
    () => heicOf({ columns: 16, rows: 12 }),
    expect.stringMatching(
      /^is too large a HEIC photo: 8192 × 6144 px, over 50 megapixels\. On an iPhone choose Settings, Camera, Formats, Most Compatible/,
    ),
  ],
  [
    'is an AVIF picture',
    () => picture('#123456').avif({ effort: 0 }).toBuffer(),
    noPicture('.avif'),
  ],
])('a HEIC that %s stays in new, and it is said why', async (_, content, issue) => {
  put('new/boot.heic', await content());
  const [line, ...others] = await run();
  expect(others).toEqual([]);
  expect(line?.replace('photos/new/boot.heic: ', '')).toEqual(issue);
  expect(listPhotos(photos)).toEqual(['new/boot.heic']);
});

test('a photo in a record that a program cannot change is taken in, and the change is said', async () => {
  writeFileSync(bootFile, 'export const product = { views: [ };');
  put('new/boots.jpg', await green);
  expect(await run()).toEqual([
    'photos/new/boots.jpg: the photo of Boots, now photos/boots/boot.jpg',
    'catalogue/products/boot.ts: boot: its record must be changed by hand: `drawn` is taken out',
  ]);
});

test('a picture that shows no product is taken in, and counts as drawn no longer', async () => {
  put('new/About.jpg', await green);
  put('new/tile-shoes.jpg', await red);
  expect(await run()).toEqual([
    'photos/new/About.jpg: the photo of about, now photos/scenes/about.jpg',
    'scenes.ts: about: `drawn` is taken out',
    'photos/new/tile-shoes.jpg: the photo of tile-shoes, now photos/scenes/tile-shoes.jpg',
    'catalogue/categories.ts: tile-shoes: `tileDrawn` is taken out',
  ]);
  const texts = [scenesFile, categoriesFile].map((file) => readFileSync(file, 'utf8')).join();
  expect(texts).not.toMatch(/drawn/i);
});

test.each([
  ['is empty', () => Buffer.alloc(0), 'is empty: copy it from the phone again'],
  [
    'is cut off half-way',
    async () => (await red).subarray(0, 1000),
    'cannot be read as a picture. Open it on a computer and save it again as JPEG.',
  ],
  [
    'is a chat’s small copy',
    () => jpeg('#123456', 300),
    "is 300 × 750 px. Each side needs 600 px: send the original, not a chat's copy.",
  ],
])(
  'a photo that %s stays in new, and the one that is there stays too',
  async (_, content, issue) => {
    put('boots/boot.jpg', await red);
    put('new/boot.jpg', await content());
    expect(await run()).toEqual([`photos/new/boot.jpg: ${issue}`]);
    expect(listPhotos(photos)).toEqual(['boots/boot.jpg', 'new/boot.jpg']);
  },
);

test('of two photos that the desk put under one number the later is shown and the earlier is kept', async () => {
  put('new/boot/1.jpg', await red);
  put('new/boot/1-1.jpg', await green);
  put('new/boot/2.jpg', await red);
  await run();
  expect(get('boots/boot.jpg')).toEqual(await green);
  expect(get('old/boot 2026-11-22.jpg')).toEqual(await red);
  expect(get('boots/boot-2.jpg')).toEqual(await red);
  expect(listPhotos(photos).filter((file) => file.startsWith('new/'))).toEqual([]);
});

test('the same picture again stays where it is', async () => {
  put('boots/boot.jpg', await red);
  put('new/boot.jpg', await red);
  expect(await run()).toEqual([
    'photos/new/boot.jpg: is the same picture as photos/boots/boot.jpg: delete it',
  ]);
  expect(listPhotos(photos)).toEqual(['boots/boot.jpg', 'new/boot.jpg']);
});

test('a camera’s name is asked about, and stays where nobody answers', async () => {
  put('new/IMG_1234.jpg', await green);
  expect(await run()).toEqual([
    "photos/new/IMG_1234.jpg: belongs to no product by its name: rename it to `boot`, `clog` or another product's id, or type `npm run photos` and choose",
  ]);
  expect(await run(async () => undefined)).toEqual([
    "photos/new/IMG_1234.jpg: belongs to no product by its name: rename it to `boot`, `clog` or another product's id, or type `npm run photos` and choose",
  ]);
  expect(await run(async () => ({ place: clog, nth: 1 }))).toEqual([
    'photos/new/IMG_1234.jpg: the photo of Clogs, now photos/boots/clog.jpg',
  ]);
});
