import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataModules, productModule } from '@/data/schema/modules';
import { productFiles } from '@/lib/data-modules/data-folder.build';
import { moduleFormat } from './module-format';

const SHOP = 'e2e/shop/data';

const files = Object.entries(dataModules).map(([file, module]) => ({ file, module }));
const products = productFiles(SHOP).map((file) => ({ file, module: productModule }));

test.each([...files, ...products])(
  'the form of $file, saved as it is, writes the same file',
  async ({ file, module }) => {
    const text = readFileSync(path.join(SHOP, file), 'utf8');
    const { fromFile, toFile } = moduleFormat(module);
    const form = await fromFile(text);
    expect(await toFile(structuredClone(form))).toBe(text);
  },
);
