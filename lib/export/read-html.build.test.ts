import { readJsonLd, readTags, readTitle, unescapeHtml } from './read-html.build';

test('tags are read with their attributes resolved', () => {
  const html = '<a class="x" href="/shop/?a=1&amp;b=2">Go</a><input required data-size=41>';
  expect(readTags(html)).toEqual(
    expect.arrayContaining([
      { name: 'a', attributes: { class: 'x', href: '/shop/?a=1&b=2' } },
      { name: 'input', attributes: { required: '', 'data-size': '41' } },
    ]),
  );
});

test('title and structured data are read and invalid JSON throws', () => {
  const html =
    '<title>Today&#x27;s &amp; more</title><script type="application/ld+json">{"a":1}</script>';
  expect(readTitle(html)).toBe("Today's & more");
  expect(readTitle('<p>')).toBe('');
  expect(readJsonLd(html)).toEqual([{ a: 1 }]);
  expect(() => readJsonLd('<script type="application/ld+json">{</script>')).toThrow();
});

test('a text has its character references resolved', () => {
  expect(unescapeHtml('Mama&#x27;s &amp; co')).toBe("Mama's & co");
});
