import { dataSize, groupPosts, parsePosts } from './posts-list';

const files = [
  { file: 'loafer.txt', bytes: 300 },
  { file: 'price-list-phone.pdf', bytes: 51_000 },
  { file: 'square/loafer.jpg', bytes: 90_000 },
  { file: 'status/clog.jpg', bytes: 80_000 },
  { file: 'status/loafer.jpg', bytes: 84_000 },
];

test('posts are put together by kind, what is posted most often first, a picture with its text', () => {
  const [text, list, square, clog, loafer] = files;
  expect(groupPosts(files)).toEqual([
    {
      title: 'Pictures for Status',
      posts: [
        { name: 'clog', main: clog },
        { name: 'loafer', main: loafer, text },
      ],
    },
    { title: 'Square pictures', posts: [{ name: 'loafer', main: square, text }] },
    { title: 'Texts', posts: [{ name: 'loafer', main: text }] },
    { title: 'Lists and cards', posts: [{ name: 'price-list-phone', main: list }] },
  ]);
});

test('a text without a picture is a post too, and a kind without posts is left out', () => {
  const main = { file: 'On offer.txt', bytes: 90 };
  expect(groupPosts([main])).toEqual([{ title: 'Texts', posts: [{ name: 'On offer', main }] }]);
});

test('a list of posts of another form has none', () => {
  expect(parsePosts(JSON.stringify({ files }))).toEqual(files);
  expect(parsePosts('')).toEqual([]);
  expect(parsePosts('{"files":[{"file":3}]}')).toEqual([]);
});

test('a size is said in KB and MB', () => {
  expect([0, 300, 84_400, 999_600, 1_240_000].map(dataSize)).toEqual([
    '1 KB',
    '1 KB',
    '84 KB',
    '1.0 MB',
    '1.2 MB',
  ]);
});
