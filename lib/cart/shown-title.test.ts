afterEach(() => jest.restoreAllMocks());

/** What a page in this language calls a line. */
async function shownIn(language: string, line: { title: string; titleSw?: string }) {
  let shown = '';
  await jest.isolateModulesAsync(async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PAGES_LANGUAGE: language });
    const { shownTitle } = await import('./shown-title');
    shown = shownTitle(line);
  });
  return shown;
}

test('a line has the name in the page’s language, and the English one where it has no other', async () => {
  const boots = { title: 'Boots', titleSw: 'Buti' };
  expect(await shownIn('', boots)).toBe('Boots');
  expect(await shownIn('sw', boots)).toBe('Buti');
  expect(await shownIn('sw', { title: 'Boots' })).toBe('Boots');
});
