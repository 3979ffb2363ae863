import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { productFiles } from '@/lib/data-modules/data-folder.build';
import { fromForm, toForm } from '@/tools/desk/page/forms/form-value';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { productOf } from './product-of-entry';
import { photosOf } from './product-photos';

const SHOP = 'e2e/shop/data';

/** The photos on the form with this data. */
const photosOn = (slug: string, data: object) => {
  const entry = { toJS: () => ({ slug, data, mediaFiles: [] }) };
  return photosOf(
    productOf(entry as unknown as CustomFieldControlProps['entry']),
    new Map<number, string>(),
  );
};

test('each product has as many pictures on its form as its record has texts, and its own', async () => {
  const { fromFile } = moduleFormat(productModule);
  const counts = new Set<number>();
  for (const file of productFiles(SHOP)) {
    const form = await fromFile(readFileSync(path.join(SHOP, file), 'utf8'));
    const record = fromForm(productModule.schema, form as Record<string, unknown>) as ProductRecord;
    const count = 1 + (record.views?.length ?? 0);
    expect([file, photosOn(record.id, form as object).length]).toEqual([file, count]);
    counts.add(count);
  }
  expect([...counts].sort()).toEqual([1, 2]);
});

test('a form has six pictures at most, whatever is typed as their texts', () => {
  const record = { id: 'boot', name: 'Boots', views: 'abcdefgh'.split('') };
  expect(photosOn('boot', toForm(productModule.schema, record))).toHaveLength(6);
});

test('the form of a new product has no pictures', () => {
  expect(photosOn('', {})).toEqual([]);
});
