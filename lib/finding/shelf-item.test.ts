const product = {
  id: 'boot',
  priceKes: 1000,
  sizes: ['40'],
  soldOutSizes: [],
  categoryKey: 'shoes',
  sizeGroup: 'shoes',
  colours: ['Black', 'Mauve'],
};

afterEach(() => delete process.env.PAGES_LANGUAGE);

/** The names of colours and kinds in the filters of pages in a language. */
async function namesIn(language: string) {
  let names: unknown;
  await jest.isolateModulesAsync(async () => {
    process.env.PAGES_LANGUAGE = language;
    const { toShelfItem } = await import('./shelf-item');
    const [known, unknown] = ['boots', 'hoodies'].map(
      (kind) => toShelfItem({ ...product, kind }, {}).values,
    );
    names = [known?.colour, known?.kind, unknown?.kind]
      .flatMap((values) => values ?? [])
      .map(({ text, lang }) => [text, lang]);
  });
  return names;
}

test('a colour or a kind without Kiswahili is marked as English on a page in Kiswahili', async () => {
  expect(await namesIn('sw')).toEqual([
    ['Nyeusi', undefined],
    ['Mauve', 'en'],
    ['Buti', undefined],
    ['Hoodies', 'en'],
  ]);
});

test('no name is marked on an English page', async () => {
  expect(await namesIn('')).toEqual([
    ['Black', undefined],
    ['Mauve', undefined],
    ['Boots', undefined],
    ['Hoodies', undefined],
  ]);
});
