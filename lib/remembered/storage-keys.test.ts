/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as module from './storage-keys';

const { shopperKeys, forgottenKey, ...keys } = module;

/** The sources that run in a browser. */
const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .filter((file) => file !== path.join('lib', 'remembered', 'storage-keys.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The sources with a pattern, which finds this `example`. */
function filesWith(pattern: RegExp, example: string) {
  expect(sources).not.toHaveLength(0);
  expect(example).toMatch(pattern);
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test('every key of storage is forgotten with the shopper’s data, or is the seller’s', () => {
  const { bookKey, lastCopyKey, shopPhoneKey } = keys;
  const sellers = [bookKey, lastCopyKey, shopPhoneKey];
  const listed = [...Object.values(shopperKeys).flat(), ...sellers];
  expect(listed.toSorted()).toEqual(Object.values(keys).toSorted());
  expect(new Set([...listed, forgottenKey]).size).toBe(listed.length + 1);
});

test('no other file makes a key of storage', () => {
  const template = readFileSync('lib/remembered/storage-keys.ts', 'utf8');
  expect(filesWith(/\$\{shop\.id\}-/, template)).toEqual([]);
  expect(filesWith(/(?:get|set|remove)Item\(\s*['"`]/, "localStorage.getItem('seen')")).toEqual([]);
});

test('the shop has no cookie and no database of the browser', () => {
  const kinds = /document\.cookie|cookieStore|indexedDB/;
  expect(filesWith(kinds, "document.cookie = 'seen'")).toEqual([]);
});
