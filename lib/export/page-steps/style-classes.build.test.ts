import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import { moveStyleAttributes } from './style-classes.build';

const page = (body: string, style = '<style>.a{color:red}</style>') =>
  `<html><head>${style}</head><body>${body}</body></html>`;
const moved = (html: string) => {
  const tree = parsePage(html);
  moveStyleAttributes(tree);
  return serialize(tree);
};

test('each style attribute becomes a class whose rule is the last of the page’s style', () => {
  expect(
    moved(
      page(
        '<img class="a b" style="background-color:#eee" alt=""><p style="font-family:&quot;a&quot;">x</p><img class="a" style="background-color:#eee">',
      ),
    ),
  ).toBe(
    page(
      '<img alt="" class="_0 a b"><p class="_1">x</p><img class="_0 a">',
      '<style>.a{color:red}._0{background-color:#eee}._1{font-family:"a"}</style>',
    ),
  );
});

test('a page without style attributes stays as it is', () => {
  const plain = page('<p title="style">a style="x" in a text</p>');
  expect(moved(plain)).toBe(plain);
});

test('a page whose style uses such class names, or has no style, is refused', () => {
  expect(() => moved(page('<p style="a:b">x</p>', '<style>._x{}</style>'))).toThrow(
    'a class name that begins with _',
  );
  expect(() => moved(page('<p style="a:b">x</p>', ''))).toThrow('no <style>');
});
