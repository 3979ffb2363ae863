import { shownTitle, titleLang } from './shown-title';

const boots = { title: 'Boots', titleSw: 'Buti' };

afterEach(() => delete process.env.PAGES_LANGUAGE);

test('a line has the name in the page’s language, and the English one, marked as that, where it has no other', () => {
  const shown = (line: typeof boots | { title: string }) => [shownTitle(line), titleLang(line)];
  expect(shown(boots)).toEqual(['Boots', {}]);
  process.env.PAGES_LANGUAGE = 'sw';
  expect(shown(boots)).toEqual(['Buti', {}]);
  expect(shown({ title: 'Boots' })).toEqual(['Boots', { lang: 'en' }]);
});
