afterEach(() => jest.restoreAllMocks());

/** How a build with these settings begins the addresses of its pages, and the languages it leads to. */
async function builtWith(settings: Readonly<Record<string, string>>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  let built = {};
  await jest.isolateModulesAsync(async () => {
    const { otherLanguages } = await import('./languages');
    const { pageHref, fileHref } = await import('./site-path');
    built = {
      page: pageHref('/shop/'),
      file: fileHref('/marks/icon.svg'),
      others: otherLanguages.map(({ name }) => name),
    };
  });
  return built;
}

test('pages in Kiswahili are below /sw/, and files are where the English pages have them', async () => {
  const english = { page: '/shop/', file: '/marks/icon.svg', others: ['Kiswahili'] };
  expect(await builtWith({})).toEqual(english);
  expect(await builtWith({ PAGES_LANGUAGE: 'sw' })).toEqual({
    ...english,
    page: '/sw/shop/',
    others: ['English'],
  });
});

test('the language that the words name decides no address', async () => {
  jest.doMock('@/words/language', () => ({ languageWords: { tag: 'en-GB' } }));
  expect(await builtWith({})).toMatchObject({ page: '/shop/', others: ['Kiswahili'] });
});

test('a shop while it is changed leads to no page in Kiswahili, which is not there', async () => {
  expect(await builtWith({ NODE_ENV: 'development' })).toMatchObject({ others: [] });
});
