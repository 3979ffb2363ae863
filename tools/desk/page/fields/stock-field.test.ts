/** @jest-environment jsdom */
import { dataModules } from '@/data/schema/modules';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { keepSaved } from '@/tools/desk/page/saving/latest-values';
import { isValidStock } from './stock-field';

const { fromFile, toFile } = moduleFormat(dataModules['catalogue/size-sets.ts']);

test('a product can have a size set that was saved on the desk a moment ago', async () => {
  const start = "export const sizeSets = { shoes: ['40', '41'] };";
  const withHats = await fromFile("export const sizeSets = { shoes: ['40', '41'], hats: ['S'] };");
  await fromFile(start);
  const hats = JSON.stringify({ sizes: 'hats' });
  expect(isValidStock(hats)).toEqual({
    error: { message: 'There is no size set "hats": choose another.' },
  });
  await toFile(withHats);
  keepSaved();
  expect(isValidStock(hats)).toBe(true);
});
