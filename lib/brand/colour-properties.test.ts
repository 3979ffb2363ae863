import { colours } from '@/data/colours';
import { colourProperties } from './colour-properties';

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
