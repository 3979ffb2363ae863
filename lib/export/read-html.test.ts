import { readJsonLd, readTags, readTitle } from './read-html';

test('tags are read with their attributes resolved', () => {
  const html = '<a class="x" href="/shop/?a=1&amp;b=2">Go</a><input required data-size=41>';
  expect(readTags(html)).toEqual([
    { name: 'a', attributes: { class: 'x', href: '/shop/?a=1&b=2' } },
    { name: 'input', attributes: { required: '', 'data-size': '41' } },
  ]);
});

test('attributes are read in single quotes, without quotes and after a > in a value', () => {
  const html = `<p title='a "b"' data-a=/x/y onclick = go() data-b="1 > 0" style='c:d'/><br>`;
  expect(readTags(html)).toEqual([
    {
      name: 'p',
      attributes: {
        title: 'a "b"',
        'data-a': '/x/y',
        onclick: 'go()',
        'data-b': '1 > 0',
        style: 'c:d',
      },
    },
    { name: 'br', attributes: {} },
  ]);
});

test('a comment has no tags, and a style has its text', () => {
  expect(readTags('<!-- <b> --><STYLE media=print>a>b{}</STYLE><i>')).toEqual([
    { name: 'style', attributes: { media: 'print' }, text: 'a>b{}' },
    { name: 'i', attributes: {} },
  ]);
});

test('the text of a script has no tags', () => {
  const html = '<script src="/x.js">const a = "<a href=\\"/nowhere/\\">";</script><p>';
  expect(readTags(html).map(({ name }) => name)).toEqual(['script', 'p']);
});

test('an attribute can contain angle brackets', () => {
  expect(readTags('<p title="a > b"><b>')[0]?.attributes.title).toBe('a > b');
});

test('title and structured data are read and invalid JSON throws', () => {
  const html =
    '<title>Today&#x27;s &amp; more</title><script type="application/ld+json">{"a":1}</script>';
  expect(readTitle(html)).toBe("Today's & more");
  expect(readJsonLd(html)).toEqual([{ a: 1 }]);
  expect(() => readJsonLd('<script type="application/ld+json">{</script>')).toThrow();
});
