import { productModule } from '@/data/schema/modules';
import { readData } from './read-data';

test('what an earlier release wrote into a product, and this one finds by itself, is not read', () => {
  const text =
    "export const product: ProductRecord = { id: 'boot', pictureAwaited: true, updated: '2026-01-02', alt: 'A boot' };";
  const [constant] = readData(productModule, text);
  expect(constant?.value).toEqual({ id: 'boot', alt: 'A boot' });
  expect(text.slice(constant?.offsetOf(['alt']))).toMatch(/^'A boot'/);
});

test('a module that is no record yet is read as it is', () => {
  expect(readData(productModule, 'export const product = [true];')[0]?.value).toEqual([true]);
});
