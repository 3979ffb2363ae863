import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSvg } from '@/lib/brand/icon-svg';
import { loadWordmark, readLogo, shopIcon } from './logo.build';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const shape = '<path fill="#c00" d="M0 0h100v100H0z"/><path fill="#00c" d="M30 30h40v40H30z"/>';
const square = `<svg ${SVG} viewBox="0 0 100 100">${shape}</svg>`;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logo-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

/** A transparent PNG with a red shape in it, `margin` px from its edges. */
function png(width: number, height: number, margin = 0): Promise<Buffer> {
  const inner = `<svg ${SVG} width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2 - margin}" ry="${height / 2 - margin}" fill="#c00"/></svg>`;
  return sharp(Buffer.from(inner)).png().toBuffer();
}

test('a shop without a logo shows the mark', async () => {
  expect(await readLogo(folder)).toBeUndefined();
});

test.each([
  ['a square with a viewBox only', square, 1],
  [
    'a wordmark of 4:1',
    `<svg ${SVG} viewBox="0 0 400 100"><path d="M0 0h400v100H0zm9 9v9h9z"/></svg>`,
    4,
  ],
  [
    'a width and a height only',
    `<svg ${SVG} width="100" height="200"><path d="M0 0h100v200H0zm9 9v9h9z"/></svg>`,
    0.5,
  ],
  [
    'wide empty margins',
    `<svg ${SVG} viewBox="0 0 1000 1000"><path d="M400 400h200v100H400zm9 9v9h9z"/></svg>`,
    2,
  ],
])('an SVG logo with %s is used in its shape', async (_, svg, aspect) => {
  put('logo.svg', svg);
  expect((await readLogo(folder))?.aspect).toBeCloseTo(aspect, 1);
});

test('an SVG logo of a size in millimetres has no pale edge', async () => {
  put(
    'logo.svg',
    `<svg ${SVG} width="80.3mm" height="100.7mm"><rect width="100%" height="100%" fill="#cc0000"/><path d="M30 30h40v40H30z"/></svg>`,
  );
  const { channels } = await sharp((await readLogo(folder))?.png).stats();
  expect(channels[3]?.min).toBe(255);
});

test('a ground of one colour belongs to a logo', async () => {
  put(
    'logo.svg',
    `<svg ${SVG} viewBox="0 0 200 100"><path fill="#c00" d="M0 0h200v100H0z"/><path d="M90 40h20v20H90z"/></svg>`,
  );
  expect((await readLogo(folder))?.aspect).toBe(2);
});

test('a PNG logo of 2000 px loses its empty margins and is kept at 1024 px', async () => {
  put('logo.png', await png(2000, 2000, 200));
  const logo = await readLogo(folder);
  expect(logo?.aspect).toBeCloseTo(1, 1);
  const { width = 0, hasAlpha } = await sharp(logo?.png).metadata();
  expect(hasAlpha).toBe(true);
  expect(width).toBeGreaterThan(990);
  expect(width).toBeLessThanOrEqual(1024);
});

test.each([
  ['a text', 'logo.svg', 'hello', 'must be an SVG that can be drawn'],
  ['a broken SVG', 'logo.svg', `<svg ${SVG}><path d=`, 'must be an SVG that can be drawn'],
  [
    'an SVG with a prefix that is not declared',
    'logo.svg',
    square.replace('<path', '<use xlink:href="#a"/><path'),
    'must be an SVG that can be drawn',
  ],
  [
    'an empty SVG',
    'logo.svg',
    `<svg ${SVG} viewBox="0 0 9 9"></svg>`,
    'must show something: it is empty',
  ],
  ['a text named PNG', 'logo.png', 'hello', 'must be a PNG: it is another kind of file'],
  [
    'half a PNG',
    'logo.png',
    Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'),
    'must be a PNG that can be opened',
  ],
  ['a file of 20 MB', 'logo.png', Buffer.alloc(20e6), 'must be at most 2 MB, not 20.0 MB'],
  ['a JPEG', 'logo.jpg', 'any', 'must be an SVG or a PNG, in a file named logo.svg or logo.png'],
  [
    'a PNG in capitals',
    'Logo.PNG',
    'any',
    'must be an SVG or a PNG, in a file named logo.svg or logo.png',
  ],
])(
  'a logo that is %s is refused with a sentence about a good logo',
  async (_, name, content, must) => {
    put(name, content);
    await expect(readLogo(folder)).rejects.toMatchObject({
      file: `data/${name}`,
      must: expect.stringMatching(new RegExp(`^${must}`)),
    });
  },
);

test('a PNG logo under 512 px is refused and its size is reported', async () => {
  put('logo.png', await png(300, 120));
  await expect(readLogo(folder)).rejects.toThrow(
    'data/logo.png: must be at least 512 px on its longer side, not 300 × 120 px',
  );
});

test('a PNG under the name of an SVG is refused', async () => {
  put('logo.svg', await png(600, 600));
  await expect(readLogo(folder)).rejects.toThrow(
    'data/logo.svg: must be an SVG: it is another kind of file; save the logo as SVG, or as PNG in logo.png',
  );
});

test('two logos are refused, and both are named', async () => {
  put('logo.svg', square);
  put('logo.png', await png(600, 600));
  await expect(readLogo(folder)).rejects.toThrow(
    'data/logo.png: must be the only logo: keep it or logo.svg, not both',
  );
});

test('the icons of a shop with a logo have it in place of the mark', async () => {
  const icon = await shopIcon('maskable');
  expect(icon).toContain('data:image/png;base64,');
  expect(icon).not.toBe(iconSvg('maskable'));
});

test.each([0.25, 1, 4])(
  'a phone’s mask of 80 %% cuts nothing off a logo of the shape %s',
  (aspect) => {
    const svg = iconSvg('maskable', { address: 'data:,', aspect });
    const [width = 0, height = 0] = ['width', 'height'].map((side) =>
      Number(new RegExp(`<image .*\\b${side}="([\\d.]+)"`).exec(svg)?.[1]),
    );
    expect(width / height).toBeCloseTo(aspect, 1);
    expect(Math.hypot(width, height)).toBeLessThan(0.8 * 64);
  },
);

test('a wide logo fills the box that the name and the mark have on a share card', async () => {
  const box = { width: 600, height: 120 };
  put('logo.png', await png(2000, 512));
  const wide = await loadWordmark(box, () => readLogo(folder));
  expect(wide).toMatchObject({ width: 469, height: 120 });
  put('logo.png', await png(600, 600));
  expect(await loadWordmark(box, () => readLogo(folder))).toBeUndefined();
});
