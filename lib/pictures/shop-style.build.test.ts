import { colours } from '@/data/colours';
import { kitengeBand } from '@/lib/brand/kitenge-band.build';
import { colourProperties, faceRules, shopStyle } from './shop-style.build';

test.each(['', '/mavazi'])(
  'the style names the file of the kitenge band below “%s”',
  async (base) => {
    const { file, content } = await kitengeBand();
    expect(file).toMatch(/^kitenge-[\da-f]{8}\.webp$/);
    expect(content.subarray(8, 12).toString()).toBe('WEBP');
    expect(await shopStyle(base)).toContain(`--kitenge: url("${base}/pictures/${file}");`);
  },
);

test('each colour of the shop is a custom property under its name with hyphens', () => {
  const style = colourProperties({ ...colours, brandDeep: '#102030' }, 'data:,');
  expect(style).toContain('--brand-deep: #102030;');
  expect(style).toContain('--kitenge: url("data:,");');
  expect(style.match(/--/g)).toHaveLength(Object.keys(colours).length + 4);
});

test('shadow and scrim are the colour of ink, let through', () => {
  const style = colourProperties({ ...colours, ink: '#102030' }, '');
  expect(style).toContain('--scrim: #1020309e;');
  expect(style).toContain('--shadow: 0 6px 24px #10203029;');
});

test('paper below the scrim is mixed by the share of the scrim’s ink', () => {
  const style = colourProperties({ ...colours, ink: '#102030', paper: '#fffaf0' }, '');
  expect(style).toMatch(/--paper-dimmed: color-mix\(in srgb, #102030 61\.96\d*%, #fffaf0\);/);
});

test('the display face is shown at once or not at all, and letters that its first file lacks are of the second', () => {
  const style = faceRules(['/m/marks/face-1.woff2', '/m/marks/face-2.woff2']);
  expect(style.match(/font-display: optional/g)).toHaveLength(2);
  expect(style).toContain('src: url("/m/marks/face-2.woff2")');
  expect(style).toContain('--face: Display, Display1;');
});
