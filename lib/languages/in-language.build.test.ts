import { inLanguage } from './in-language.build';

const boots = {
  id: 'boots',
  name: 'Boots',
  views: ['from above'],
  sample: true,
  sw: { name: 'Buti', views: ['kutoka juu'], sample: true },
};

test('English leaves out the texts in Kiswahili', () => {
  const { sw: _, ...english } = boots;
  expect(inLanguage([boots], 'en')).toEqual([english]);
});

test('Kiswahili stands in the place of the English, which is kept beside it', () => {
  expect(inLanguage([boots], 'sw')).toEqual([
    {
      id: 'boots',
      name: 'Buti',
      views: ['kutoka juu'],
      sample: true,
      owners: { name: 'Boots', views: ['from above'] },
    },
  ]);
});

test('a text without Kiswahili stays in English', () => {
  const socks = { name: 'Socks', care: 'Wash warm', sw: { name: 'Soksi' } };
  expect(inLanguage(socks, 'sw')).toEqual({
    name: 'Soksi',
    care: 'Wash warm',
    owners: { name: 'Socks' },
  });
});

test('Kiswahili of a text without English is left out', () => {
  const policies = { returns: 'Within 7 days', sw: { returns: 'Siku 7', refund: 'saa 48' } };
  expect(inLanguage(policies, 'sw')).toEqual({
    returns: 'Siku 7',
    owners: { returns: 'Within 7 days' },
  });
});

test('a text within a table takes its place and leaves the texts beside it', () => {
  const guide = {
    rows: { 20: { foot: 12.5, age: '1 year' } },
    sw: { rows: { 20: { age: 'mwaka 1' } } },
  };
  expect(inLanguage(guide, 'sw')).toMatchObject({ rows: { 20: { foot: 12.5, age: 'mwaka 1' } } });
});

test('a record within another has its own Kiswahili', () => {
  const page = { home: { title: 'Shoes', sw: { title: 'Viatu' } }, shop: { title: 'Shop' } };
  expect(inLanguage(page, 'sw')).toEqual({
    home: { title: 'Viatu', owners: { title: 'Shoes' } },
    shop: { title: 'Shop' },
  });
});

test('an English text beside the Kiswahili has English facts, the Kiswahili one names them', () => {
  const area = { name: 'Juja, {time}', means: 'In {time}', sw: { name: 'Juja, {time}' } };
  const withFacts = (text: string) => text.replace('{time}', '2 days');
  expect(inLanguage(area, 'sw', withFacts)).toEqual({
    name: 'Juja, {time}',
    means: 'In 2 days',
    owners: { name: 'Juja, 2 days' },
  });
});
