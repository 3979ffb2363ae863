import { importIssues } from './import-issues';

/** The owner's folder as a test would name it: not in this file, which is read as a test too. */
const OWN = "'data'";

/** Files of a project, by their path, with what they import; `use` begins with the client's directive. */
const bad: readonly (readonly [file: string, source: string, issue: string])[] = [
  ['e2e/a.spec.ts', "import { a } from '../lib/cart/a';", 'must be written from the root'],
  ['data/shop.ts', "import { z } from 'zod';", "must not import the package 'zod'"],
  ['lib/cart/a.ts', "import { readFileSync } from 'node:fs';", 'must not import the package'],
  ['lib/cart/b.client.ts', "import { useState } from 'react';", 'must not import the package'],
  ['lib/cart/c.ts', "import {\n  a,\n} from '@/lib/order/a';", 'must be on a lower floor'],
  ['lib/finding/a.ts', "import '@/lib/cart/a';", 'must be on a lower floor'],
  ['lib/brand/a.ts', "const a = () => import('@/lib/cart/a');", 'must be on a lower floor'],
  ['lib/brand/b.ts', "export type { A } from '@/lib/cart/a';", 'must be on a lower floor'],
  ['components/cart/a.tsx', "import '@/components/product/a';", 'must be on a lower floor'],
  ['lib/sent/a.ts', "import { a } from '@/lib/order/link/a';", 'lies inside its room'],
  ['tools/a.ts', "import { a } from '@/lib/order/link/a';", 'lies inside its room'],
  ['tools/cli/a.ts', "import '@/tools/owner/a';", 'must be on a lower floor'],
  ['tools/owner/check/a.ts', "import '@/tools/owner/sheet/a';", 'must be on a lower floor'],
  ['tools/change/a.ts', "import { a } from '@/tools/commands';", 'must be on a lower floor'],
  [
    'tools/measure/a.ts',
    "const a = () => import('@/tools/web-servers/a');",
    'must be on a lower floor',
  ],
  ['components/sent/a.tsx', "import '@/lib/seller/a';", "is of the shop's own phone"],
  ['lib/cart/d.ts', "import { a } from './a.client';", 'which cannot run where this file runs'],
  ['lib/cart/e.build.ts', "import { a } from './a.client';", 'which cannot run'],
  ['components/ui/a.tsx', "import { a } from './a.client';", 'which cannot run'],
  ['components/cart/b.client.tsx', "'use client';\nimport { a } from './a';", 'which cannot run'],
  [
    'components/page/a.client.tsx',
    "'use client';\nimport '@/lib/seo/page-titles';",
    'must take what it needs of',
  ],
  ['app/error.tsx', "'use client';\nimport '@/data/catalogue/a';", 'must take the catalogue'],
  ['lib/catalogue/a.ts', "import './catalogue';", 'must take the catalogue as props'],
  ['components/shell/a.tsx', "import '@/data/words/en/cart';", "must import '@/words/…'"],
  ['lib/format/a.ts', "import { a } from './clock';", "must import '@/lib/format/clock'"],
  ['lib/format/b.ts', "import { payments } from '@/data/payments';", 'knows nothing of the shop'],
  ['lib/format/c.ts', "import type { A } from '@/data/schema/visit';", 'knows nothing of the shop'],
  ['lib/values/a.ts', "import { a } from '@/words/cart';", 'knows nothing of the shop'],
  ['lib/brand/c.ts', "import { a } from '@/data/schema/shop';", 'must import types alone'],
  ['components/cart/c.client.tsx', 'export const a = 1;', "must start with 'use client'"],
  ['lib/cart/f.client.ts', "'use client';", 'belongs in a .client file of components'],
  ['lib/cart/a.test.ts', `readShop(${OWN})`, 'must be e2e/shop/data'],
  ['tools/a.program.test.ts', `cpSync(${OWN}, folder)`, 'must be e2e/shop/data'],
  [
    'tools/b.test.ts',
    `readFileSync(${OWN.replace(/'$/, "/shop.ts'")}, 'utf8')`,
    'must be e2e/shop/data',
  ],
  ['tools/c.test.ts', `path.join(${OWN}, file)`, 'must be e2e/shop/data'],
  ['tools/d.test.ts', `test.each([${OWN}, 'e2e/shop/data'])`, 'must be e2e/shop/data'],
  ['tools/e.test.ts', `const SAMPLE = ${OWN};`, 'must be e2e/shop/data'],
  [
    'tools/f.test.ts',
    `const folder: string = ${OWN.replace(/'$/, "/photos'")};`,
    'must be e2e/shop/data',
  ],
];

/** The same rooms and kinds of file, where each may import what it does. */
const good: readonly (readonly [file: string, source: string])[] = [
  ['e2e/a.spec.ts', "import { a } from '@/lib/cart/a.client';"],
  [
    'tools/owner/a.ts',
    "import sharp from 'sharp';\nimport '@/scripts/build/a';\nimport './check/a';",
  ],
  ['tools/desk/a.ts', "import '@/tools/owner/check/a';\nimport '@/data/catalogue/a';"],
  ['tools/commands.ts', "import '@/tools/desk/a';"],
  ['tools/cli/a.test.ts', "import '@/tools/desk/a';"],
  ['data/shop.ts', "import type { Shop } from '@/data/schema/shop';"],
  ['data/schema/a.ts', "import * as v from 'valibot';\nimport '@/lib/format/day';"],
  ['lib/brand/e.ts', "import type { A } from '@/data/schema/visit';"],
  ['lib/brand/a.test.ts', "import { a } from '@/lib/cart/a';"],
  ['lib/brand/b.test.ts', "readdirSync('data/words/en'); readShop('e2e/shop/data');"],
  ['lib/brand/c.test.ts', "stream.on('data', read); path.join(folder, 'data');"],
  ['lib/brand/d.test.ts', "const file = 'data/shop.ts'; const words = 'data/words/en';"],
  ['lib/brand/d.ts', `readShop(${OWN}); const folder = ${OWN};`],
  ['lib/cart/a.ts', "import { shop } from '@/data/shop';\nimport '@/words/cart';\nimport './b';"],
  ['lib/order/a.ts', "import { a } from '@/lib/order/link/a';"],
  ['lib/order/link/a.ts', "import { a } from '@/lib/order/b';\nimport { c } from './c';"],
  ['components/order/a.tsx', "import '@/components/seller/a';\nimport '@/lib/seller/a';"],
  ['lib/cart/a.client.ts', "import { a } from './a';\nimport { b } from './b.client';"],
  ['lib/pictures/a.build.ts', "import sharp from 'sharp';\nimport 'node:fs';"],
  ['components/cart/a.tsx', "import './a.client';\nimport '@/components/ui/a';"],
  ['components/cart/a.client.tsx', "'use client';\nimport 'react';\nimport './a.module.css';"],
];

test('each import that the table of rooms forbids, and each wrong directive, is reported with its file', () => {
  const found = bad.map(([file, source]) => importIssues(file, source));
  expect(found).toEqual(
    bad.map(([file, , issue]) => [expect.stringMatching(`^${file}: .*${issue}`)]),
  );
});

test('what the table of rooms allows is not reported', () => {
  expect(good.flatMap(([file, source]) => importIssues(file, source))).toEqual([]);
});
