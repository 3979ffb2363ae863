import { imagePath, withImageFiles } from './image-files.build';

const content = Buffer.from('RIFF');
const data = `data:image/webp;base64,${content.toString('base64')}`;

test.each([
  ['a quoted address', `url("${data}")`],
  ['a plain address', `url(${data})`],
])('an image inside a style sheet, as %s, becomes a file', (_, image) => {
  const files: [string, string, Buffer][] = [];
  const sheet = withImageFiles(`:root{--kitenge:${image};--a:1}`, (...file) => {
    files.push(file);
    return '/mavazi/pictures/kitenge.1.webp';
  });
  expect(sheet).toBe(':root{--kitenge:url(/mavazi/pictures/kitenge.1.webp);--a:1}');
  expect(files).toEqual([['kitenge', 'webp', content]]);
});

test('an image that belongs to no property of its own stays in its style sheet', () => {
  const sheet = `.a{background:url(${data})}.b{--c:url(/marks/icon.svg)}`;
  expect(withImageFiles(sheet, () => 'x')).toBe(sheet);
});

test('the file of an image is named by its property and its content', () => {
  const path = imagePath('kitenge', 'webp', content);
  expect(path).toMatch(/^\/pictures\/kitenge\.[\da-f]{8}\.webp$/);
  expect(imagePath('kitenge', 'webp', Buffer.from('WEBP'))).not.toBe(path);
});
