import type { Schema } from '@/data/schema/field';
import { productModule } from '@/data/schema/modules';
import { deskModules } from '@/tools/desk/page/config';
import { findingSentence } from './finding-sentence';

/** All sentences that are written in a schema, of every value in it. */
function messagesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { message } = schema as Partial<Schema> & { message?: unknown };
  return [
    ...(typeof message === 'string' ? [message] : []),
    ...Object.values(schema).flatMap((inside) => messagesIn(inside, seen)),
  ];
}

test.each(deskModules)('no sentence about "$title" speaks of files and quotes', (module) => {
  const messages = messagesIn(module.schema);
  expect(messages.length).toBeGreaterThan(0);
  const sentences = messages
    .flatMap((must) => [must, must.replace('must be ', 'must be there: ')])
    .map((must) => findingSentence(module, undefined, { path: [], must }));
  expect(sentences.filter((sentence) => /data\/|\.ts\b|quotes|\[|\{ /.test(sentence))).toEqual([]);
});

test.each([
  [
    'kind',
    'must be there: a word of data/merchant.ts',
    'Kind must be there: one of the kinds of goods',
  ],
  [
    'category',
    'must be the id of a category of data/catalogue/categories.ts',
    'Category must be one of the categories',
  ],
])('what a %s must be is said by the names of the forms', (field, must, sentence) => {
  expect(findingSentence(productModule, undefined, { path: [field], must })).toBe(sentence);
});
