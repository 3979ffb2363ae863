import { withStyleClasses } from './style-classes';

const page = (body: string, style = '.a{color:red}') =>
  `<head><style>${style}</style></head><body>${body}</body>`;

test('each style attribute becomes a class whose rule is the last of the page’s style', () => {
  expect(
    withStyleClasses(
      page(
        '<img class="a b" style="background-color:#eee" alt=""/><p style="--wide:5">x</p><img class="a" style="background-color:#eee"/>',
      ),
    ),
  ).toBe(
    page(
      '<img class="_0 a b" alt=""/><p class="_1">x</p><img class="_0 a"/>',
      '.a{color:red}._0{background-color:#eee}._1{--wide:5}',
    ),
  );
});

test('an escaped quote of an attribute is a quote in its rule', () => {
  expect(
    withStyleClasses(page('<p style="font-family:&quot;a&quot;,&#x27;b&#x27;">x</p>')),
  ).toContain(`._0{font-family:"a",'b'}`);
});

test('a page without style attributes stays as it is', () => {
  const plain = page('<p title="style">a style="x" in a text</p>');
  expect(withStyleClasses(plain)).toBe(plain);
});

test('a page whose style uses such class names is refused', () => {
  expect(() => withStyleClasses(page('<p style="a:b">x</p>', '._x{}'))).toThrow(
    'a class name that begins with _',
  );
  expect(() => withStyleClasses('<p style="a:b">x</p>')).toThrow('no <style>');
});
