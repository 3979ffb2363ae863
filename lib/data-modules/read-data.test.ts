import { dataModules, productModule } from '@/data/schema/modules';
import { readData } from './read-data';

test('fields that an earlier release wrote into a product, and this one finds by itself, are not read', () => {
  const text =
    "export const product: ProductRecord = { id: 'boot', pictureAwaited: true, updated: '2026-01-02', alt: 'A boot' };";
  const [constant] = readData(productModule, text);
  expect(constant?.value).toEqual({ id: 'boot', alt: 'A boot' });
  expect(text.slice(constant?.offsetOf(['alt']))).toMatch(/^'A boot'/);
});

test('a module that is no record yet is read as it is', () => {
  expect(readData(productModule, 'export const product = [true];')[0]?.value).toEqual([true]);
});

const { 'visit.ts': visitModule } = dataModules;
const rows = "[{ days: ['Sunday'], opens: '09:00', closes: '12:00' }]";
const visitOf = (fields: string) =>
  readData(visitModule, `export const visit: Visit = { ${fields} };`)[0]?.value;

test.each([`openingHours: ${rows}`, `hours: 'Mon 8AM–6PM', openingHours: ${rows}`])(
  'hours in words are not read beside their rows: %s',
  (fields) => {
    expect(visitOf(fields)).toEqual({
      openingHours: [{ days: ['Sunday'], opens: '09:00', closes: '12:00' }],
    });
  },
);

test('the streets round the stall, which an earlier release drew, are not read', () => {
  const streets = "streets: { sample: true, roads: [], landmarks: [{ name: 'Market' }] }";
  expect(visitOf(`email: 'a@b.example', ${streets}`)).toEqual({ email: 'a@b.example' });
  expect(visitOf(`hours: 'Until dusk', ${streets}`)).toEqual({ hours: 'Until dusk' });
});

test('hours in words alone become rows, and stay where they cannot be read', () => {
  expect(visitOf("hours: 'Mon 8AM–6PM'")).toEqual({
    openingHours: [{ days: ['Monday'], opens: '08:00', closes: '18:00' }],
  });
  expect(visitOf("hours: 'Until dusk'")).toEqual({ hours: 'Until dusk' });
});
