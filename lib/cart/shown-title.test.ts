import { shownTitle } from './shown-title';

const boots = { title: 'Boots', titleSw: 'Buti' };

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('a line has the name in the page’s language, and the English one, marked as that, where it has no other', () => {
  expect(shownTitle(boots)).toEqual({ text: 'Boots' });
  process.env.PAGES_LANGUAGE = 'sw';
  expect(shownTitle(boots)).toEqual({ text: 'Buti' });
  expect(shownTitle({ title: 'Boots' })).toEqual({ text: 'Boots', lang: 'en' });
});
