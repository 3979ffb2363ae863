import { importIssues } from './import-issues';

test.each([
  ['a package in data', 'data/shop.ts', "import { z } from 'zod';"],
  ['an import from a higher floor', 'lib/cart/total.ts', "import { a } from '@/lib/order/text';"],
  ['an import from another room of the same floor', 'lib/finding/a.ts', "import '@/lib/cart/b';"],
  ['a type from a higher floor', 'lib/brand/a.ts', "import type { B } from '@/lib/cart/b';"],
  ['an import that spans lines', 'lib/brand/a.ts', "import {\n  b,\n} from '@/lib/cart/b';"],
  ['an export from a higher floor', 'lib/brand/a.ts', "export { b } from '@/lib/cart/b';"],
  [
    'a lazy import from a higher floor',
    'lib/brand/a.ts',
    "const b = () => import('@/lib/cart/b');",
  ],
  ['browser code in a pure file', 'lib/cart/a.ts', "import { b } from './b.client';"],
  ['browser code in a build file', 'lib/cart/a.build.ts', "import { b } from './b.client';"],
  ['build code in a browser file', 'lib/cart/a.client.ts', "import { b } from './b.build';"],
  ['Node in a pure file', 'lib/cart/a.ts', "import { readFileSync } from 'node:fs';"],
  ['React in lib', 'lib/cart/a.client.ts', "import { useState } from 'react';"],
  [
    'a component of the build in a client file',
    'components/cart/a.client.tsx',
    "'use client';\nimport { b } from './b';",
  ],
  [
    'a component of the build from a lower floor in a client file',
    'components/cart/a.client.tsx',
    "'use client';\nimport '@/components/page/page-heading';",
  ],
  ['a client file in ui', 'components/ui/a.tsx', "import { b } from './b.client';"],
  [
    'a component of another room on its floor',
    'components/cart/a.tsx',
    "import '@/components/contact/b';",
  ],
  [
    'browser code of lib in a component of the build',
    'components/cart/a.tsx',
    "import { b } from '@/lib/cart/b.client';",
  ],
  [
    'the catalogue in a client file',
    'components/shop/a.client.tsx',
    "'use client';\nimport '@/data/catalogue/shoes';",
  ],
  [
    'the catalogue in a client route',
    'app/error.tsx',
    "'use client';\nimport '@/data/catalogue/shoes';",
  ],
  [
    'the words of one language',
    'components/shell/a.tsx',
    "import { cartWords } from '@/data/words/en/cart';",
  ],
  [
    'titles of pages in a client file',
    'components/page/a.client.tsx',
    "'use client';\nimport '@/lib/seo/page-titles';",
  ],
  [
    'the built catalogue in a client file',
    'components/shop/a.client.tsx',
    "'use client';\nimport { a } from '@/lib/catalogue/catalogue';",
  ],
  ['the built catalogue in ui', 'components/ui/a.tsx', "import '@/lib/catalogue/catalogue';"],
  [
    'the catalogue in a pure file that a client file may import',
    'lib/catalogue/stock.ts',
    "import { shoes } from '@/data/catalogue/shoes';",
  ],
  ['the catalogue in a file of data', 'data/a.ts', "import './catalogue/shoes';"],
  ['the built catalogue in a pure file', 'lib/catalogue/a.ts', "import './catalogue';"],
  ['a schema in a pure file', 'lib/brand/a.ts', "import { shop } from '@/data/schema/shop';"],
  ['a schema in a file of data', 'data/a.ts', "import { shop } from '@/data/schema/shop';"],
  ['valibot in lib', 'lib/catalogue/a.build.ts', "import * as v from 'valibot';"],
  ['a client file without its directive', 'components/cart/a.client.tsx', 'export const a = 1;'],
  ['a client route without its directive', 'app/error.tsx', 'export const a = 1;'],
  ['the directive in a component of the build', 'components/cart/a.tsx', "'use client';"],
  ['the directive in a route', 'app/page.tsx', "'use client';"],
  ['the directive in lib', 'lib/cart/a.client.ts', "'use client';"],
  ['the desk in a page', 'app/page.tsx', "import { a } from '@/tools/desk/status';"],
  ["the desk's package in a page", 'app/page.tsx', "import CMS from '@sveltia/cms';"],
  ['a path with ../', 'e2e/a.spec.ts', "import { a } from '../lib/cart/a';"],
])('%s is reported with the file', (_, file, source) => {
  expect(importIssues(file, source)).toEqual([expect.stringContaining(`${file}: `)]);
});

test.each([
  ['a type of a schema', 'lib/brand/a.ts', "import type { Shop } from '@/data/schema/shop';"],
  ['a type of a schema in data', 'data/a.ts', "import type { Shop } from '@/data/schema/shop';"],
  [
    'a schema in a build file',
    'lib/brand/a.build.ts',
    "import { shop } from '@/data/schema/shop';",
  ],
  ['valibot in a schema', 'data/schema/a.ts', "import * as v from 'valibot';"],
  ['a format in a schema', 'data/schema/a.ts', "import { isDay } from '@/lib/format/day';"],
  ['a lower floor', 'lib/cart/a.ts', "import { shop } from '@/data/shop';"],
  [
    'its own room',
    'lib/cart/a.client.ts',
    "import { b } from './b';\nimport { c } from './c.client';",
  ],
  [
    'the disk in a build file',
    'lib/pictures/a.build.ts',
    "import sharp from 'sharp';\nimport 'node:fs';",
  ],
  [
    'the words in a client file',
    'components/cart/a.client.tsx',
    "'use client';\nimport { cartWords } from '@/words/cart';",
  ],
  ['the words in a rule', 'lib/order/a.ts', "import { orderTextWords } from '@/words/order-text';"],
  [
    'the catalogue into the built one',
    'lib/catalogue/catalogue.ts',
    "import { offers } from '@/data/catalogue/offers';",
  ],
  [
    'the catalogue in the footer',
    'components/shell/footer.tsx',
    "import { categories } from '@/data/catalogue/categories';",
  ],
  ['anything in a test', 'lib/brand/a.test.ts', "import { b } from '@/lib/cart/b';"],
  ['anything in a script', 'scripts/build/a.ts', "import { b } from '@/lib/cart/b.client';"],
  [
    'ui, a client file and its style in a client file',
    'components/cart/a.client.tsx',
    "'use client';\nimport { a } from 'react';\nimport '@/components/ui/b';\nimport './c.client';\nimport './a.module.css';",
  ],
  ['a client file in a component of the build', 'components/cart/a.tsx', "import './b.client';"],
  [
    'a client file in a client route',
    'app/error.tsx',
    "'use client';\nexport { A } from '@/components/page/a.client';",
  ],
])('importing %s is allowed', (_, file, source) => {
  expect(importIssues(file, source)).toEqual([]);
});
