import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { openPhoto, readFurtherPhoto, readPhoto } from './photo.build';
import { PictureCache } from './picture-encoder.build';

let root: string;
let cache: PictureCache;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'photos-'));
  mkdirSync(path.join(root, 'sneakers'));
  cache = new PictureCache(path.join(root, 'cache'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (file: string, content: Buffer | string) =>
  writeFileSync(path.join(root, 'sneakers', file), content);
const read = (id = 'runner') => readPhoto(root, 'sneakers', id);

/** A plain picture with a red block in its upper left corner. */
function picture(width: number, height: number, background = '#3366cc') {
  const [w, h] = [Math.round(width / 3), Math.round(height / 3)];
  const block = { create: { width: w, height: h, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: block, top: Math.round(height / 12), left: Math.round(width / 12) },
  ]);
}

/** As a phone writes a photo taken upright: stored sideways, with its place and maker. */
function phonePhoto() {
  return picture(1500, 1200)
    .withExif({
      IFD0: { Make: 'A phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 2/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 180 && g < 80 && b < 80;

test('a phone’s photo is turned upright and loses its place and maker', async () => {
  const source = await phonePhoto();
  expect((await sharp(source).metadata()).exif).toBeDefined();
  expect((await sharp(source).metadata()).orientation).toBe(6);
  expect(source.includes('A phone')).toBe(true);
  put('runner.jpg', source);

  for (const format of ['avif', 'jpg'] as const) {
    const made = await cache.encode(read(), 480, format);
    const facts = await sharp(made).metadata();
    expect([facts.width, facts.height]).toEqual([480, 600]);
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation ?? 1).toBe(1);
    expect(made.includes('A phone')).toBe(false);
    expect(made.includes('GPS')).toBe(false);
    // A quarter turn to the right moves the block from the upper left to the upper right.
    expect(isRed(await pixel(made, 0.8, 0.2))).toBe(true);
    expect(isRed(await pixel(made, 0.2, 0.2))).toBe(false);
  }
});

test.each(['jpg', 'jpeg', 'png', 'webp', 'JPG'])(
  'an owner’s new photo is used with the extension %s',
  async (extension) => {
    put('runner.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
    const before = await cache.describe(read());
    rmSync(path.join(root, 'sneakers', 'runner.svg'));
    const bytes = await picture(1200, 1500)
      .toFormat(extension.toLowerCase() as keyof FormatEnum)
      .toBuffer();
    put(`runner.${extension}`, bytes);
    const after = await cache.describe(read());
    expect(after.hash).not.toBe(before.hash);
    expect(after.widths.at(-1)).toBe(1120);
  },
);

test('a photo of another shape is fitted whole on its own background colour', async () => {
  put('runner.png', await picture(1600, 900).png().toBuffer());
  const { colour } = await cache.describe(read());
  expect(colour).toBe('#3366cc');
  const made = await cache.encode(read(), 800, 'jpg');
  expect(isRed(await pixel(made, 0.2, 0.45))).toBe(true);
  for (const [x, y] of [
    [0.5, 0.02],
    [0.5, 0.98],
    [0.98, 0.5],
  ] as const) {
    for (const [at, value] of [0x33, 0x66, 0xcc].entries()) {
      expect(Math.abs(((await pixel(made, x, y))[at] ?? 0) - value)).toBeLessThan(8);
    }
  }
});

test('a scene keeps its own shape', async () => {
  put('stall.png', await picture(1600, 900).png().toBuffer());
  const scene = readPhoto(root, 'sneakers', 'stall', true);
  const { aspect, widths } = await cache.describe(scene);
  expect(aspect).toBeCloseTo(9 / 16);
  expect(widths.at(-1)).toBe(1600);
  const facts = await sharp(await cache.encode(scene, 800, 'avif')).metadata();
  expect([facts.width, facts.height]).toEqual([800, 450]);
});

test('an SVG is rendered in every width', async () => {
  put(
    'runner.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><path d="M0 0h40v50H0z" fill="#fc0"/></svg>',
  );
  expect((await cache.describe(read())).widths.at(-1)).toBe(1120);
  const facts = await sharp(await cache.encode(read(), 1120, 'jpg')).metadata();
  expect([facts.width, facts.height]).toEqual([1120, 1400]);
});

test('a small photo is not enlarged', async () => {
  put('runner.jpg', await picture(640, 800).jpeg().toBuffer());
  expect((await cache.describe(read())).widths).toEqual([112, 320, 480, 640]);
});

test('a second build encodes nothing', async () => {
  put('runner.jpg', await picture(1200, 1500).jpeg().toBuffer());
  const file = { width: 320, format: 'avif' } as const;
  expect(cache.has(read(), file)).toBe(false);
  const bytes = await cache.encode(read(), 320, 'avif');
  const second = new PictureCache(path.join(root, 'cache'));
  expect(second.has(read(), file)).toBe(true);
  expect(await second.encode(read(), 320, 'avif')).toEqual(bytes);
});

test('the widths of a photo that is decoded once are those of single requests', async () => {
  put('runner.jpg', await picture(1200, 1500).jpeg().toBuffer());
  const other = new PictureCache(path.join(root, 'other'));
  const encode = other.encoder(read());
  for (const width of [112, 320]) {
    const together = await encode({ width, format: 'jpg' });
    expect(together).toEqual(await cache.encode(read(), width, 'jpg'));
  }
});

test('the cache loses files that no photo has used for 30 days', async () => {
  put('runner.jpg', await picture(1200, 1500).jpeg().toBuffer());
  put('boot.jpg', await picture(1200, 1500, '#336633').jpeg().toBuffer());
  await cache.encode(read(), 112, 'jpg');
  await cache.encode(read('boot'), 112, 'jpg');
  const left = () => ['runner', 'boot'].map((id) => cache.has(read(id), thumbnail));
  const thumbnail = { width: 112, format: 'jpg' } as const;
  cache.sweep([read()]);
  expect(left()).toEqual([true, true]);

  const folder = path.join(root, 'cache');
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const file of readdirSync(folder)) utimesSync(path.join(folder, file), longAgo, longAgo);
  cache.sweep([read()]);
  expect(left()).toEqual([true, false]);
});

test('a sweep passes over a file that another build writes, which gets its name at any moment', async () => {
  put('runner.jpg', await picture(1200, 1500).jpeg().toBuffer());
  const { hash } = await cache.describe(read());
  const folder = path.join(root, 'cache');
  // It is in the list of the folder, and gone.
  for (const photo of [hash, 'another']) {
    symlinkSync('nowhere', path.join(folder, `${photo}-320.avif.7`));
  }
  expect(() => cache.sweep([read()])).not.toThrow();
});

test('a missing photo is reported with the product and the remedy', () => {
  expect(() => read('ghost')).toThrow(
    /sneakers\/ghost\.jpg: ghost: there is no photo\. Put one there/,
  );
});

test('a missing folder is reported as a missing photo', () => {
  expect(() => readPhoto(root, 'no such folder', 'runner')).toThrow('there is no photo');
});

test('two photos of one product are reported', () => {
  put('runner.jpg', '');
  put('runner.png', '');
  expect(read).toThrow(/runner: runner\.jpg and runner\.png both exist\. Keep one/);
});

test('a further photo has few widths, and none is there for another format or no file', async () => {
  put('runner-2.png', await picture(1200, 1500).png().toBuffer());
  put('runner-3.heic', '');
  const further = readFurtherPhoto(root, 'sneakers', 'runner-2');
  expect(further && (await cache.describe(further))).toMatchObject({
    name: 'runner-2',
    widths: [112, 640, 1120],
    further: true,
  });
  expect(readFurtherPhoto(root, 'sneakers', 'runner-3')).toBeUndefined();
  expect(readFurtherPhoto(root, 'no such folder', 'runner-2')).toBeUndefined();
});

test('a HEIC photo is reported with the command that makes a JPEG of it', () => {
  put('runner.HEIC', 'x');
  expect(read).toThrow(
    'runner.HEIC: runner: is a HEIC photo, which browsers cannot show. Put it into data/photos/new and type `npm run photos`: a JPEG is made of it.',
  );
});

test.each([
  ['dng', 'a raw photo (DNG)'],
  ['gif', 'a GIF'],
  ['avif', 'an AVIF picture'],
])(
  'of a photo in the format %s it is said how an iPhone and Android make a JPEG',
  (ending, what) => {
    put(`runner.${ending}`, 'x');
    const said = new RegExp(`is ${what.replace(/[()]/g, '.')}.*iPhone.*Convert Image.*Android`);
    expect(read).toThrow(said);
  },
);

/** A picture with grain, which no format makes small. */
const grainy = () =>
  sharp({
    create: {
      width: 1200,
      height: 1500,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const cutOff = {
  'a JPEG': () => grainy().jpeg().toBuffer(),
  'a progressive JPEG': () => grainy().jpeg({ progressive: true }).toBuffer(),
  'a PNG': () => grainy().png({ compressionLevel: 1 }).toBuffer(),
  'a WebP': () => grainy().webp().toBuffer(),
};

test.each(Object.entries(cutOff))(
  '%s that is cut off, even near its end, is refused as unreadable',
  async (_, make) => {
    const whole = await make();
    for (const part of [0.5, 0.97]) {
      put('runner.jpg', whole.subarray(0, whole.length * part));
      await expect(openPhoto(read())).rejects.toThrow('cannot be read as a picture');
    }
    put('runner.jpg', whole);
    expect(await openPhoto(read())).toMatchObject({ width: 1200, height: 1500 });
  },
);

/** A JPEG whose last three bytes before the pixels are 0, as some phones write them. */
async function withEmptyScanHeader(): Promise<Buffer> {
  const jpeg = await picture(1200, 1500).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  jpeg.fill(0, scan + 2 + jpeg.readUInt16BE(scan + 2) - 3, scan + 2 + jpeg.readUInt16BE(scan + 2));
  return jpeg;
}

/** A JPEG that says that its colours are turned in a way that no program knows. */
async function withUnknownColourTurn(): Promise<Buffer> {
  const jpeg = await picture(1200, 1500).jpeg().toBuffer();
  const marker = Buffer.from([0xff, 0xee, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 5]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, jpeg.subarray(2)]);
}

test.each([
  ['an empty scan header', withEmptyScanHeader],
  ['an unknown colour transform', withUnknownColourTurn],
])('a JPEG with %s, which browsers show, is taken', async (_, make) => {
  put('runner.jpg', await make());
  expect(await openPhoto(read())).toMatchObject({ width: 1200, height: 1500 });
  expect(isRed(await pixel(await cache.encode(read(), 480, 'jpg'), 0.2, 0.2))).toBe(true);
});

test('a drawing of a size in millimetres has no pale edge', async () => {
  put(
    'runner.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="80.3mm" height="100.7mm"><rect width="100%" height="100%" fill="#cc0000"/></svg>',
  );
  const { image } = await openPhoto(read());
  const { channels } = await image.ensureAlpha().stats();
  expect(channels.map(({ min }) => min)).toEqual([204, 0, 0, 255]);
});

test.each([
  ['a file that is not a picture', async () => Buffer.from('not a picture')],
  ['an empty file', async () => Buffer.alloc(0)],
  ['a truncated photo', async () => (await picture(1200, 1500).jpeg().toBuffer()).subarray(0, 900)],
])('%s is reported as unreadable', async (_, make) => {
  put('runner.jpg', await make());
  await expect(openPhoto(read())).rejects.toThrow(
    /runner\.jpg: runner: cannot be read as a picture\. Open it/,
  );
});

test('a photo under 600 px is refused and its size is reported', async () => {
  put('runner.jpg', await picture(599, 900).jpeg().toBuffer());
  await expect(openPhoto(read())).rejects.toThrow(
    'runner: is 599 × 900 px. Each side needs 600 px',
  );
});

/** A picture of one colour, of any size. */
const large = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

test('a photo of 48 megapixels that lies on its side is made smaller, upright and in its shape', async () => {
  const source = large(8000, 6000).withMetadata({ orientation: 6 });
  put('runner.jpg', await source.jpeg().toBuffer());
  const opened = await openPhoto(read());
  expect(opened).toMatchObject({
    width: 3000,
    height: 4000,
    original: { width: 6000, height: 8000 },
  });
  expect((await cache.describe(read())).widths.at(-1)).toBe(2400);
  const made = await sharp(await cache.encode(read(), 480, 'jpg')).metadata();
  expect([made.width, made.height]).toEqual([480, 600]);
});

test('a narrow photo of 42 megapixels keeps 600 px on its shorter side', async () => {
  put('runner.png', await large(60_000, 700).png({ compressionLevel: 1 }).toBuffer());
  expect(await openPhoto(read())).toMatchObject({ width: 51_429, height: 600 });
});

test('a photo over 250 megapixels is refused as too large', async () => {
  const jpeg = await picture(1200, 1500).jpeg().toBuffer();
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(13_000, header + 5);
  jpeg.writeUInt16BE(20_000, header + 7);
  put('runner.jpg', jpeg);
  await expect(openPhoto(read())).rejects.toThrow(
    'is too large to be opened: 20000 × 13000 px, over 250 megapixels. Make it smaller',
  );
});
