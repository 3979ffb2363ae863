import sharp from 'sharp';
import { colours } from '@/data/colours';
import { iconFiles, iconSvg } from '@/lib/brand/icon-svg';
import { svgToPng, toShareJpeg } from './raster.build';

const sized = Object.entries(iconFiles).flatMap(([file, { shape, width }]) =>
  width ? [{ file, shape, width }] : [],
);

test.each(sized)('the icon $file is a PNG $width px wide', async ({ shape, width }) => {
  const { format, ...size } = await sharp(await svgToPng(iconSvg(shape), width)).metadata();
  expect(format).toBe('png');
  expect([size.width, size.height]).toEqual([width, width]);
});

test('a phone’s mask of 80 % cuts nothing off the maskable icon', async () => {
  const width = 100;
  const png = await svgToPng(iconSvg('maskable'), width);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const cut = new Set<string>();
  for (let at = 0; at < width * width; at += 1) {
    const [x, y] = [(at % width) - 49.5, Math.floor(at / width) - 49.5];
    if (Math.hypot(x, y) < 40) continue;
    cut.add(`#${data.subarray(at * info.channels, at * info.channels + 3).toString('hex')}`);
  }
  expect([...cut]).toEqual([colours.action]);
});

test('the icon for iPhones has no transparent corner', async () => {
  const { isOpaque } = await sharp(await svgToPng(iconSvg('full'), 180)).stats();
  expect(isOpaque).toBe(true);
});

test('a share card is encoded as a JPEG of its size', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colours.paper}"/></svg>`;
  const { format, width, height } = await sharp(await toShareJpeg(Buffer.from(svg))).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});
