import sharp from 'sharp';
import { colours } from '@/data/colours';
import { kitengeBandSvg, kitengeSvg } from './kitenge-svg';

test('one repeat of the kitenge band has the five colours of the shop and no other', async () => {
  const { action, brand, accent, paper, ink } = colours;
  const image = sharp(Buffer.from(kitengeSvg(colours)))
    .removeAlpha()
    .raw();
  const pixels = (await image.toBuffer()).toString('hex').match(/.{6}/g) ?? [];
  expect(pixels).toHaveLength(48 * 32);
  expect([...new Set(pixels)].map((pixel) => `#${pixel}`).sort()).toEqual(
    [action, brand, accent, paper, ink].sort(),
  );
});

test('a kitenge band is as wide as its place, in whole repeats', async () => {
  const { width, height } = await sharp(Buffer.from(kitengeBandSvg(colours, 6, 696))).metadata();
  expect([width, height]).toEqual([696, 77]);
});
