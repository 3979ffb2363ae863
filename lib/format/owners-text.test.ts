import { ownersText } from './owners-text';

const boots = { name: 'Buti', care: 'Wipe clean', material: undefined, owners: { name: 'Boots' } };

afterEach(() => jest.restoreAllMocks());

/** What an element with a text of `boots` has besides, in a build of this language. */
async function langIn(language: string, name: 'name' | 'care' | 'material') {
  let lang: object = {};
  await jest.isolateModulesAsync(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PAGES_LANGUAGE: language });
    const { langOf } = await import('./owners-text');
    lang = langOf(boots, name);
  });
  return lang;
}

test('the owner’s text is the English one, where a record has two', () => {
  expect(ownersText(boots, 'name')).toBe('Boots');
});

test('a text that is English in a page in Kiswahili says so', async () => {
  expect(await langIn('sw', 'care')).toEqual({ lang: 'en' });
  expect(await langIn('sw', 'name')).toEqual({});
  expect(await langIn('sw', 'material')).toEqual({});
});

test('no text in an English page says that it is English', async () => {
  expect(await langIn('', 'care')).toEqual({});
});
