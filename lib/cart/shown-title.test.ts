/** What a page in this language calls a line. */
async function shownIn(tag: string, line: { title: string; titleSw?: string }) {
  let shown = '';
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/words/language', () => ({ languageWords: { tag } }));
    const { shownTitle } = await import('./shown-title');
    shown = shownTitle(line);
  });
  return shown;
}

test('a line has the name in the page’s language, and the English one where it has no other', async () => {
  const boots = { title: 'Boots', titleSw: 'Buti' };
  expect(await shownIn('en-KE', boots)).toBe('Boots');
  expect(await shownIn('sw-KE', boots)).toBe('Buti');
  expect(await shownIn('sw-KE', { title: 'Boots' })).toBe('Boots');
});
