afterEach(() => jest.restoreAllMocks());

/** What a page in this language calls a line. */
async function shownIn(language: string, line: { title: string; titleSw?: string }) {
  let shown = '';
  let lang: object = {};
  await jest.isolateModulesAsync(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PAGES_LANGUAGE: language });
    const { shownTitle, titleLang } = await import('./shown-title');
    shown = shownTitle(line);
    lang = titleLang(line);
  });
  return { shown, ...lang };
}

test('a line has the name in the page’s language, and the English one, marked as that, where it has no other', async () => {
  const boots = { title: 'Boots', titleSw: 'Buti' };
  expect(await shownIn('', boots)).toEqual({ shown: 'Boots' });
  expect(await shownIn('sw', boots)).toEqual({ shown: 'Buti' });
  expect(await shownIn('sw', { title: 'Boots' })).toEqual({ shown: 'Boots', lang: 'en' });
});
