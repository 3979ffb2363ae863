import { shownTitle } from './shown-title';

const boots = { title: 'Boots', titleSw: 'Buti' };

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('a line has the name in the page’s language, and the English one where it has no other', () => {
  expect(shownTitle(boots)).toBe('Boots');
  process.env.PAGES_LANGUAGE = 'sw';
  expect(shownTitle(boots)).toBe('Buti');
  expect(shownTitle({ title: 'Boots' })).toBe('Boots');
});
