import { langOf, ownersText } from './owners-text';

const owners: { name: string; care?: string; material?: string } = { name: 'Boots' };
const boots = { name: 'Buti', care: 'Wipe clean', material: undefined, owners };

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('the owner’s text is the English one, where a record has two', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  expect(ownersText(boots, 'name')).toBe('Boots');
  expect(ownersText(boots, 'care')).toBe('Wipe clean');
});

test('a text that is English in a page in Kiswahili says so', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  expect(langOf(boots, 'care')).toEqual({ lang: 'en' });
  expect(langOf(boots, 'name')).toEqual({});
  expect(langOf(boots, 'material')).toEqual({});
});

test('no text in an English page says that it is English', () => {
  expect(langOf(boots, 'care')).toEqual({});
});
