import { englishText, ownersText } from './owners-text';

const owners: { name: string; care?: string; material?: string } = { name: 'Boots' };
const boots = { name: 'Buti', care: 'Wipe clean', material: undefined, owners };

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('a message has the English text, where a record has two', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  expect(englishText(boots, 'name')).toBe('Boots');
  expect(englishText(boots, 'care')).toBe('Wipe clean');
});

test('a text that is English in a page in Kiswahili says so', () => {
  process.env.PAGES_LANGUAGE = 'sw';
  expect(ownersText(boots, 'care')).toEqual({ text: 'Wipe clean', lang: 'en' });
  expect(ownersText(boots, 'name')).toEqual({ text: 'Buti' });
  expect(ownersText(boots, 'material')).toEqual({ text: undefined });
});

test('no text in an English page says that it is English', () => {
  expect(ownersText(boots, 'care')).toEqual({ text: 'Wipe clean' });
});
