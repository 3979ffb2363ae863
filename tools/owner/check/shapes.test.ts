import { deliveryAreas } from '@/data/delivery';
import { mpesaTariff } from '@/data/mpesa-tariff';
import { payees } from '@/data/payees';
import { scenes } from '@/data/scenes';
import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { describeIssues } from '@/lib/catalogue/issue';
import { shapeIssues } from './shape';
import { category, shapes } from './shapes';

const [area] = deliveryAreas;
const [band] = mpesaTariff.bands;

test('the modules of a shop have their shapes', () => {
  expect(said('delivery.ts', { deliveryAreas })).toBe('');
  expect(said('payees.ts', { payees })).toBe('');
  expect(said('mpesa-tariff.ts', { mpesaTariff })).toBe('');
  expect(saidOfCategory(categoryWith())).toBe('');
});

test.each([
  ['drawm', 'did you mean "drawn"?'],
  ['soldout', 'did you mean "soldOut"?'],
])('the field %s, which no product has, is reported', (field, help) => {
  const products = [{ ...recordWith(), [field]: true }];
  expect(saidOfCategory({ ...categoryWith(), products })).toBe(
    `data/a.ts: boot: ${field}: must be a field the shop knows; ${help}`,
  );
});

test('a picture of the shop that data/scenes.ts lacks is reported', () => {
  const { lost: _, ...others } = scenes;
  expect(said('scenes.ts', { scenes: others, drawnScenes: [] })).toBe(
    'data/scenes.ts: lost: must be there: a record in { }',
  );
});

test('a field that no category has is reported', () => {
  expect(saidOfCategory({ ...categoryWith(), tilepicture: 'tile' })).toBe(
    'data/a.ts: tilepicture: must be a field the shop knows; did you mean "tilePicture"?',
  );
});

test.each<[string, object, string]>([
  [
    'delivery.ts',
    { deliveryAreas: [{ ...area, fee: 200 }] },
    `${area?.name}: fee: must be a field the shop knows; did you mean "feeKes"?`,
  ],
  [
    'payees.ts',
    { payees: { ...payees, till: { number: '522522', nam: 'STALL', name: 'STALL' } } },
    'till.nam: must be a field the shop knows; did you mean "name"?',
  ],
  [
    'payees.ts',
    { payees: { ...payees, mpesaNam: 'STALL' } },
    'mpesaNam: must be a field the shop knows; did you mean "mpesaName"?',
  ],
  [
    'mpesa-tariff.ts',
    { mpesaTariff: { ...mpesaTariff, bands: [{ ...band, upTo: 5 }] } },
    'band 1: upTo: must be a field the shop knows; did you mean "upToKes"?',
  ],
  [
    'mpesa-tariff.ts',
    { mpesaTariff: { ...mpesaTariff, dated: '2026-11-21' } },
    'dated: must be a field the shop knows: checked, bands',
  ],
])('a field that data/%s does not have is reported: %j', (file, exported, sentence) => {
  expect(said(file, exported)).toBe(`data/${file}: ${sentence}`);
});

function said(file: string, exported: object): string {
  return describeIssues(shapeIssues(`data/${file}`, exported, shapes[file] ?? {}));
}

function saidOfCategory(record: object): string {
  return describeIssues(shapeIssues('data/a.ts', { record }, { record: category }));
}
