import { readJsonLd, readTags, readTitle } from './read-html';

test('tags are read with their attributes, as the browser understands them', () => {
  const html = '<a class="x" href="/shop/?a=1&amp;b=2">Go</a><input required data-size="41"/>';
  expect(readTags(html)).toEqual([
    { name: 'a', attributes: { class: 'x', href: '/shop/?a=1&b=2' } },
    { name: 'input', attributes: { required: '', 'data-size': '41' } },
  ]);
});

test('what a script says is no tag', () => {
  const html = '<script src="/x.js">const a = "<a href=\\"/nowhere/\\">";</script><p>';
  expect(readTags(html).map(({ name }) => name)).toEqual(['script', 'p']);
});

test('an attribute may hold what looks like a tag', () => {
  expect(readTags('<p title="a > b"><b>')[0]?.attributes.title).toBe('a > b');
});

test('title and structured data are read', () => {
  const html =
    '<title>Today&#x27;s &amp; more</title><script type="application/ld+json">{"a":1}</script>';
  expect(readTitle(html)).toBe("Today's & more");
  expect(readJsonLd(html)).toEqual([{ a: 1 }]);
  expect(() => readJsonLd('<script type="application/ld+json">{</script>')).toThrow();
});
