/** What a page in this language calls a line. */
async function shownIn(tag: string, line: { title: string; titleSw?: string }) {
  let shown = '';
  let lang: object = {};
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/words/language', () => ({ languageWords: { tag } }));
    const { shownTitle, titleLang } = await import('./shown-title');
    shown = shownTitle(line);
    lang = titleLang(line);
  });
  return { shown, ...lang };
}

test('a line has the name in the page’s language, and the English one, marked as that, where it has no other', async () => {
  const boots = { title: 'Boots', titleSw: 'Buti' };
  expect(await shownIn('en-KE', boots)).toEqual({ shown: 'Boots' });
  expect(await shownIn('sw-KE', boots)).toEqual({ shown: 'Buti' });
  expect(await shownIn('sw-KE', { title: 'Boots' })).toEqual({ shown: 'Boots', lang: 'en' });
});
