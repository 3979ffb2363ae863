/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as module from './storage-keys';

const { shopperKeys, sellerKeys, forgottenKey, ...keys } = module;

/** The sources that run in a browser. */
const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .filter((file) => file !== path.join('lib', 'remembered', 'storage-keys.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('every key of storage is forgotten with the shopper’s data, or is the seller’s', () => {
  const listed: readonly string[] = [...Object.values(shopperKeys).flat(), ...sellerKeys];
  expect(listed.toSorted()).toEqual(Object.values(keys).toSorted());
  expect(new Set([...listed, forgottenKey]).size).toBe(listed.length + 1);
});

test('no other file makes a key of storage', () => {
  expect(filesWith(/\$\{shop\.id\}-/)).toEqual([]);
  expect(filesWith(/(?:get|set|remove)Item\(\s*['"`]/)).toEqual([]);
});

test('the shop has no cookie and no database of the browser', () => {
  expect(filesWith(/document\.cookie|cookieStore|indexedDB/)).toEqual([]);
});
