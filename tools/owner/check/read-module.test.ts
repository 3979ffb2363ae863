import { describeIssues, type Issue } from '@/lib/catalogue/issue';
import { applied, readModule } from './read-module';

const sample = `import type { CategoryRecord } from '@/data/types';
import { policies } from './policies';

/** A category. */
export const shoes: CategoryRecord = {
  id: 'shoes',
  name: 'Shoes',
  folder: 'men shoes',
  products: [
    {
      id: 'brogue',
      name: 'Brogues',
      priceKes: 2250, // since May
      sizes: ['38', '39', '40'],
      soldOut: true,
      sizesLeft: { '41': 2 },
      description: 'A shoe to walk in.',
      gender: 'male',
      updated: '2026-11-21',
    },
    {
      id: 'oxford',
      name: 'Oxfords',
      priceKes: 1500,
      sizes: 'shoes',
      description: \`Leather. \${policies.refund}\`,
      gender: 'male',
      updated: '2026-11-21',
    },
  ],
};
`;
const figures = `export const about = {
  figures: [
    { value: '4,000+', label: 'orders sent' },
    { value: '5 days', label: 'at the stall' },
  ],
  story: ['One table.', 'Two tables.'],
} as const;
`;

/** The file after `from` became `to`. */
function edited(source: string, from: string, to: string): string {
  const changed = source.replace(from, () => to);
  if (changed === source) throw new Error(`Nothing to change: ${from}`);
  return changed;
}

test('a module without an issue has none', () => {
  expect(readModule('data/a.ts', sample).issues).toEqual([]);
  expect(readModule('data/a.ts', figures).issues).toEqual([]);
});

test('a type may have parameters', () => {
  const types =
    'export type First<List> = List extends [infer One, ...unknown[]] ? One : never;\n' +
    'export type Texts<Record> = { [Name in keyof Record]: Name extends string ? Name : never };\n';
  expect(readModule('data/types.ts', types).issues).toEqual([]);
});

function sentences(issues: readonly Issue[]): string {
  return issues
    .map(({ place, entry, field, message }) =>
      [place && `line ${place.line}`, entry, field, message].filter(Boolean).join(': '),
    )
    .join('\n');
}

test.each([
  [
    "'A shoe to walk in.'",
    "'A man's shoe.'",
    'line 17: brogue: description: must be in double quotes, because it has an apostrophe: "A man\'s shoe."',
  ],
  [
    "'A shoe to walk in.'",
    "'It's the man's shoe.'",
    'line 17: brogue: description: must be in double quotes, because it has an apostrophe: "It\'s the man\'s shoe."',
  ],
  [
    "'A shoe to walk in.'",
    "'Mens' shoe, don't worry: it's good.'",
    "line 17: brogue: description: must be in double quotes, because it has an apostrophe: \"Mens' shoe, don't worry: it's good.\"",
  ],
  [
    "'A shoe to walk in.'",
    '"The "best" shoe."',
    'line 17: brogue: description: must be in single quotes, because it has double ones: \'The "best" shoe.\'',
  ],
  [
    "'Brogues'",
    '‘Brogues’',
    "line 12: brogue: name: must be in straight quotes, not curly ones: 'Brogues'",
  ],
  [
    "'Brogues'",
    '“Brogues”',
    "line 12: brogue: name: must be in straight quotes, not curly ones: 'Brogues'",
  ],
  [
    "'Brogues'",
    '‘Men’s Brogues’',
    "line 12: brogue: name: must be in straight quotes, not curly ones: 'Men’s Brogues'",
  ],
  [
    "'Brogues'",
    "'Brogues’",
    "line 12: brogue: name: must be in straight quotes, not curly ones: 'Brogues'",
  ],
  [
    "'Brogues'",
    '´Brogues´',
    "line 12: brogue: name: must be in straight quotes, not curly ones: 'Brogues'",
  ],
  ["'Brogues',", "'Brogues'", 'line 12: brogue: name: must end with a comma'],
  ['2250, // since', '2250 // since', 'line 13: brogue: priceKes: must end with a comma'],
  ['1500,', '1500', 'line 24: oxford: priceKes: must end with a comma'],
  ["'40'],", "'40']", 'line 14: brogue: sizes: must end with a comma'],
  [
    "    },\n    {\n      id: 'ox",
    "    }\n    {\n      id: 'ox",
    'line 20: brogue: must have a comma after the }',
  ],
  [
    "'38', '39'",
    "'38' '39'",
    "line 14: brogue: sizes: must be a list with a comma between two texts, each in quotes: ['38', '39', '40']",
  ],
  [
    '2250',
    '2,250',
    'line 13: brogue: priceKes: must be a number alone, without a comma, a space or a currency: 2250',
  ],
  [
    '2250',
    'KSh 2,250',
    'line 13: brogue: priceKes: must be a number alone, without a comma, a space or a currency: 2250',
  ],
  [
    '2250',
    '2250/=',
    'line 13: brogue: priceKes: must be a number alone, without a comma, a space or a currency: 2250',
  ],
  [
    '2250',
    '2 250',
    'line 13: brogue: priceKes: must be a number alone, without a comma, a space or a currency: 2250',
  ],
  ['1500,', '1500.', 'line 24: oxford: priceKes: must end with a comma, not a full stop'],
  ["'male'", 'male', "line 18: brogue: gender: must be in quotes: 'male'"],
  [
    "'A shoe to walk in.'",
    'A shoe to walk in.',
    "line 17: brogue: description: must be in quotes: 'A shoe to walk in.'",
  ],
  ["'Brogues'", 'Nice Brogues', "line 12: brogue: name: must be in quotes: 'Nice Brogues'"],
  ["'2026-11-21'", '2026-11-21', "line 19: brogue: updated: must be in quotes: '2026-11-21'"],
  ["'Brogues'", "Brogues'", "line 12: brogue: name: must begin with a quote: 'Brogues'"],
  ["'Brogues'", "'Brogues", "line 12: brogue: name: must end with a quote: 'Brogues'"],
  [
    "'A shoe to walk in.'",
    "'It's a shoe",
    'line 17: brogue: description: must end with a quote: "It\'s a shoe"',
  ],
  [
    "'Brogues'",
    '\'Brogues"',
    "line 12: brogue: name: must begin and end with the same quote: 'Brogues'",
  ],
  ["'Brogues',", "'Brogues';", 'line 12: brogue: name: must end with a comma, not a semicolon'],
  [
    "    },\n    {\n      id: 'ox",
    "    };\n    {\n      id: 'ox",
    'line 20: brogue: must end with a comma, not a semicolon',
  ],
  ["'Brogues',", "'Brogues'，", 'line 12: brogue: name: must end with a comma, not this sign, ，'],
  ['2250', '２２５０', 'line 13: brogue: must have a plain 2250 in place of ２２５０'],
  ["name: 'Brogues'", "name： 'Brogues'", 'line 12: brogue: must have a plain : in place of ：'],
  ['2250', '–2250', 'line 13: brogue: must have a plain - in place of –'],
  [
    'priceKes: 2250',
    'priceKes: ​2250',
    'line 13: must not have the invisible character that is here: type this line again',
  ],
  ["'Brogues',", "'Brogues',,", 'line 12: brogue: name: must end with one comma'],
  ["'38', '39'", "'38',, '39'", 'line 14: brogue: sizes: must have one comma between two entries'],
  [
    "name: 'Brogues'",
    "name 'Brogues'",
    "line 12: brogue: name: must have a colon after its name: name: 'Brogues'",
  ],
  [
    "name: 'Brogues'",
    "name = 'Brogues'",
    "line 12: brogue: name: must have a colon after its name: name: 'Brogues'",
  ],
  [
    'priceKes: 2250',
    'price Kes: 2250',
    'line 13: brogue: price Kes: must be a name of one word: priceKes',
  ],
  [
    '2250',
    '',
    'line 13: brogue: priceKes: must have a value after its colon; take the line out if there is none',
  ],
  [
    "    },\n    {\n      id: 'ox",
    "    {\n      id: 'ox",
    'line 19: brogue: must be closed: a } is missing after this',
  ],
  [
    "    },\n    {\n      id: 'ox",
    "      id: 'ox",
    'line 20: oxford: id: must be in a record of its own: a }, and a { are missing before this line',
  ],
  [
    "    {\n      id: 'brogue'",
    "      id: 'brogue'",
    'line 10: brogue: must be opened: a { is missing before this',
  ],
  ['    },\n  ],', '  ],', 'line 28: oxford: must be closed: a } is missing after this'],
  ['  ],\n};', '};', 'line 29: oxford: must be closed: a ] is missing after this'],
  ['  ],\n};', '  ],', 'line 30: oxford: must be closed: a } is missing after this'],
  [
    '    },\n  ],\n};\n',
    '',
    'line 28: oxford: must be closed: } and ] and } are missing after this',
  ],
  [
    "    },\n    {\n      id: 'ox",
    "    },\n    },\n    {\n      id: 'ox",
    'line 21: brogue: must not have this }: it is one too many',
  ],
  ["'40'],", "'40']],", 'line 14: brogue: must not have this ]: it is one too many'],
  ['};\n', '};\n};\n', 'line 32: must not have this }: it is one too many'],
  ["'40'],", "'40',", "line 14: brogue: sizes: must end with a square bracket: ['38', '39', '40']"],
  ["['38'", "'38'", "line 14: brogue: sizes: must begin with a square bracket: ['38', '39', '40']"],
  [
    "'38', ",
    "'38, ",
    "line 14: brogue: sizes: must be a list with a comma between two texts, each in quotes: ['38', '39', '40']",
  ],
  [
    "['38', '39', '40']",
    '[‘38’, ‘39’, ‘40’]',
    "line 14: brogue: sizes: must be in straight quotes, not curly ones: ['38', '39', '40']",
  ],
  [
    "['38', '39', '40']",
    '38, 39, 40',
    "line 14: brogue: sizes: must be a list in square brackets: ['38', '39', '40']",
  ],
  ['soldOut: true', 'soldOut: True', 'line 15: brogue: soldOut: must be true, in small letters'],
  ['soldOut: true', 'soldOut: yes', 'line 15: brogue: soldOut: must be true, in small letters'],
  [
    "name: 'Brogues',",
    "name: 'Brogues',\n      priceKes: 2000,",
    'line 14: brogue: priceKes: must be written once: line 13 has it too',
  ],
  [
    '${policies',
    '${polices',
    'line 26: oxford: description: must not name polices, which has no line with import at the top of this file; did you mean policies?',
  ],
  [
    'shoes: CategoryRecord',
    'shoes: CategoryRecrd',
    'line 5: must not name CategoryRecrd, which has no line with import at the top of this file; did you mean CategoryRecord?',
  ],
  [
    "import type { CategoryRecord } from '@/data/types';",
    '',
    'line 5: must not name CategoryRecord, which has no line with import at the top of this file',
  ],
  ['export const', 'exprt const', 'line 5: must have the word export in place of exprt'],
  ['export const', 'export cons', 'line 5: must have the word const in place of cons'],
  ["} from '@", "} form '@", 'line 1: must have the word from in place of form'],
  [
    "'A shoe to walk in.'",
    "'A shoe\n to walk in.'",
    'line 17: brogue: description: must be on one line',
  ],
  ['/** A category. */', '/** A category.', 'line 4: must end with */, as it begins with /*'],
  [
    '2250',
    '0712345678',
    "line 13: brogue: priceKes: must be in quotes if it is a number to call, '0712345678', and have no 0 in front if it is a price",
  ],
  ['2250', '0712 345 678', "line 13: brogue: priceKes: must be in quotes: '0712 345 678'"],
  ['2250', '2,250.50', "line 13: brogue: priceKes: must be in quotes: '2,250.50'"],
  ['true,', 'true', 'line 15: brogue: soldOut: must end with a comma'],
  [
    'priceKes: 2250',
    'priceKes: @#! 2250',
    'line 13: brogue: must be a line that can be read: look for a quote, a comma or a bracket that is missing or one too many, here or just above',
  ],
  ['// since May', 'since May', 'line 13: brogue: must have // before a note at the end of a line'],
])('the edit of %j to %j is said in a plain sentence', (from, to, sentence) => {
  expect(sentences(readModule('data/a.ts', edited(sample, from, to)).issues)).toBe(sentence);
});

test.each([
  ["'5 days'", '‘5 days’', "line 4: value: must be in straight quotes, not curly ones: '5 days'"],
  [
    "'5 days'",
    "'5 day's'",
    'line 4: value: must be in double quotes, because it has an apostrophe: "5 day\'s"',
  ],
  ["'5 days',", "'5 days'", 'line 4: value: must end with a comma'],
  ["'5 days'", '5 days', "line 4: value: must be in quotes: '5 days'"],
  [
    "'One table.'",
    "'It's a table.'",
    "line 6: story: must be a list with a comma between two texts, each in quotes: [\"It's a table.\", 'Two tables.']",
  ],
])(
  'in records on one line the edit of %j to %j is said in a plain sentence',
  (from, to, sentence) => {
    expect(sentences(readModule('data/a.ts', edited(figures, from, to)).issues)).toBe(sentence);
  },
);

test('every place of a file that cannot be read is found, two lines in a row too', () => {
  const first = edited(sample, "'Brogues'", '‘Brogues’');
  const second = edited(first, '2250, // since May', '2,250');
  expect(sentences(readModule('data/a.ts', edited(second, "'Oxfords'", 'Oxfords')).issues)).toBe(
    [
      "line 12: brogue: name: must be in straight quotes, not curly ones: 'Brogues'",
      'line 13: brogue: priceKes: must be a number alone, without a comma, a space or a currency: 2250, with a comma after it',
      "line 23: oxford: name: must be in quotes: 'Oxfords'",
    ].join('\n'),
  );
});

test.each([
  ['is empty', ' \n', 'must not be empty: put its content back'],
  [
    'was saved as UTF-16',
    'e\0x\0p\0',
    'must be saved in the encoding UTF-8: choose it under "Save as"',
  ],
  [
    'was saved in another encoding',
    "export const a = 'Caf\uFFFD';",
    'must be saved in the encoding UTF-8: choose it under "Save as"',
  ],
  [
    'was saved by Word',
    '{\\rtf1\\ansi',
    'must be a plain text file: it was saved by a program such as Word',
  ],
  [
    'has two versions',
    'export const a = 1;\n<<<<<<< HEAD\n',
    'line 2: must have one of the two versions that are between <<<<<<< and >>>>>>>: keep one',
  ],
])('a file that %s is said as a whole', (_, source, sentence) => {
  const { issues, importable } = readModule('data/a.ts', source);
  expect(sentences(issues)).toBe(sentence);
  expect(importable).toBe(false);
});

test('a byte-order mark, Windows line ends and a special space in code are read as they are', () => {
  const source = `\uFEFF${sample.replaceAll('\n', '\r\n').replace('priceKes: ', 'priceKes:\u00a0')}`;
  expect(readModule('data/a.ts', source).issues).toEqual([]);
});

test('Windows line ends leave the line, its text and its mark as they are', () => {
  const source = edited(sample, '2250', '2,250').replaceAll('\n', '\r\n');
  expect(readModule('data/a.ts', source).issues[0]?.place).toEqual({
    line: 13,
    text: 'priceKes: 2,250, // since May',
    column: 10,
  });
});

test('an invisible character in a size is said, and one around a number to call is not', () => {
  const messages = (source: string) =>
    readModule('data/a.ts', source).issues.map(({ message }) => message);
  const must = 'must not have the invisible character that is here: type this line again';
  expect(messages(edited(sample, "'38'", "'38\u202c'"))).toEqual([must]);
  expect(messages(edited(sample, "'38'", "'38\u200e'"))).toEqual([must]);
  const numbers =
    "export const shop = { phone: '\u202a0712 345 678\u202c', number: '\u200b522522' };";
  expect(messages(numbers)).toEqual([]);
});

const fixedText = (source: string) => readModule('data/a.ts', source).sure.reduce(applied, source);

test('what leaves no doubt is offered as an edit, and nothing after a guess other than a comma', () => {
  const curly = edited(sample, "'Brogues'", '‘Brogues’');
  expect(fixedText(curly)).toBe(sample);
  expect(fixedText(edited(curly, '2250', '2,250'))).toBe(sample);
  expect(fixedText(edited(sample, '2250', '22\u200b50'))).toBe(sample);
  const open = edited(curly, "'shoes'", "'shoes");
  expect(fixedText(open)).toBe(open);
});

test('what leaves no doubt is offered as an edit around commas that are missing, which are left out', () => {
  const missing = edited(sample, "name: 'Shoes',", "name: 'Shoes'").replace(
    "alt: 'A shoe.',",
    "alt: 'A shoe.'",
  );
  const broken = edited(edited(missing, "'Brogues'", '‘Brogues’'), '2250', '2,250');
  expect(fixedText(broken)).toBe(missing);
  expect(readModule('data/a.ts', broken).importable).toBe(false);
});

test('a comma that is missing after a value that leaves no doubt is written with it', () => {
  expect(fixedText(edited(sample, "'Brogues',", '‘Brogues’'))).toBe(sample);
});

test('a field that is written twice can be imported; a name that is there twice cannot, nor a word without quotes', () => {
  const twice = edited(sample, "name: 'Brogues'", "name: 'Brogues', name: 'Brogue'");
  expect(readModule('data/a.ts', twice).importable).toBe(true);
  expect(readModule('data/a.ts', edited(sample, "'male'", 'male')).importable).toBe(false);
  const line = "import { policies } from './policies';\n";
  const doubled = readModule('data/a.ts', edited(sample, line, line + line));
  expect(doubled.importable).toBe(false);
  expect(describeIssues(doubled.issues)).toBe(
    'data/a.ts: policies: must be in this file once: take the second one out',
  );
});

test('an issue in a module without a list of records names no record', () => {
  const source = "export const shop = {\n  id: 'duka',\n  phone: 0700 000 000,\n};\n";
  expect(readModule('data/shop.ts', source).issues).toMatchObject([{ field: 'phone' }]);
  expect(readModule('data/shop.ts', source).issues[0]).not.toHaveProperty('entry');
});
