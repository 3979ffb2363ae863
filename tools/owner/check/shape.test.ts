import { describeIssues } from '@/lib/catalogue/issue';
import { type Shape, shapeIssues } from './shape';

const shape = {
  open: 'true or false',
  persons: [{ name: 'text', 'age?': 'count', 'lead?': 'true' }],
  house: { street: 'text', size: { rooms: 'whole number' }, since: 'day' },
  notes: { '*': { alt: 'any text' } },
  'story?': ['text'],
} satisfies Shape;
const right = {
  open: false,
  persons: [{ name: 'Ann' }, { name: 'Ben', age: 30 }],
  house: { street: 'Market', size: { rooms: 0 }, since: '2026-11-21' },
  notes: { shelf: { alt: '' } },
};

function said(change: object): string {
  return describeIssues(shapeIssues('data/a.ts', { a: { ...right, ...change } }, { a: shape }));
}

test('a module of the right shape has no issue, and may export more', () => {
  expect(shapeIssues('data/a.ts', { a: right, more: 5 }, { a: shape })).toEqual([]);
});

test.each([
  [{ list: ['A', 5] }, 'data/a.ts: entry 2: must be text in quotes, not 5'],
  [{ list: 'A' }, 'data/a.ts: must be a list in [ ], not "A"'],
  [{}, 'data/a.ts: list: must be there: export const list = …'],
  [{ lst: [] }, 'data/a.ts: list: must be there: export const list = …; did "lst" have this name?'],
])('a module that exports %j says what must be changed', (exported, sentence) => {
  expect(describeIssues(shapeIssues('data/a.ts', exported, { list: ['text'] }))).toBe(sentence);
});

test.each<[object, string]>([
  [{ open: 'yes' }, 'data/a.ts: open: must be true or false, without quotes, not "yes"'],
  [{ persons: {} }, 'data/a.ts: persons: must be a list in [ ], not {}'],
  [{ persons: [{ name: 5 }] }, 'data/a.ts: person 1: name: must be text in quotes, not 5'],
  [{ persons: ['Ann'] }, 'data/a.ts: person 1: must be a record in { }, not "Ann"'],
  [
    { persons: [{ name: 'Ann', age: '30' }] },
    'data/a.ts: Ann: age: must be a number without quotes: 30, not "30"',
  ],
  [
    { persons: [{ name: 'Ann', age: 'KSh 3,000' }] },
    'data/a.ts: Ann: age: must be a number without quotes: 3000, not "KSh 3,000"',
  ],
  [
    { persons: [{ name: 'Ann', age: 'old' }] },
    'data/a.ts: Ann: age: must be a whole number above 0, without quotes, not "old"',
  ],
  [
    { persons: [{ name: 'Ann', lead: false }] },
    'data/a.ts: Ann: lead: must be true, without quotes, or left out, not false',
  ],
  [
    { house: { ...right.house, size: { rooms: 1.5 } } },
    'data/a.ts: house.size.rooms: must be a whole number without quotes, 0 or more, not 1.5',
  ],
  [
    { house: { ...right.house, street: undefined } },
    'data/a.ts: house.street: must be there: text in quotes',
  ],
  [
    { house: { size: right.house.size, since: '2026-11-21', stret: 'Market' } },
    'data/a.ts: house.stret: must be a field the shop knows; did you mean "street"?',
  ],
  [
    { house: { ...right.house, since: '21.11.2026' } },
    'data/a.ts: house.since: must be a day such as "2026-11-21", not "21.11.2026"',
  ],
  [
    { notes: { shelf: { alt: 5 } } },
    "data/a.ts: notes.shelf.alt: must be text in quotes, '' for none, not 5",
  ],
  [{ story: ['A', ''] }, 'data/a.ts: story 2: must be text in quotes, not ""'],
  [
    { story: ['In undefined.'] },
    'data/a.ts: story 1: must not name a value that is not there, not "In undefined."',
  ],
  [
    { notes: { shelf: { alt: 'A <b>shelf</b>' } } },
    'data/a.ts: notes.shelf.alt: must be without <b>: a tag is shown as it is',
  ],
  [
    { persons: [{ name: 'Ann &amp; Ben' }] },
    'data/a.ts: Ann &amp; Ben: name: must have & in place of &amp;: it is shown as it is',
  ],
  [{ story: ['TODO'] }, 'data/a.ts: story 1: must be what customers read, in place of TODO'],
  [{ open: undefined }, 'data/a.ts: open: must be there: true or false, without quotes'],
])('a record with %j says what must be changed', (change, sentence) => {
  expect(said(change)).toBe(sentence);
});
