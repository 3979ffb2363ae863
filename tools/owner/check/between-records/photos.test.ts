import { categoryWith, recordWith } from '@/e2e/shop/builders';
import { describeIssues, stops } from '@/lib/catalogue/issue';
import { type PhotoPlace, photoPlaces } from '@/lib/catalogue/photo-places';
import { noPicture } from '@/lib/pictures/photo-formats';
import { photoIssues, waitingPhotosIssue } from './photos';

const place = (id: string, over: Partial<PhotoPlace> = {}): PhotoPlace => {
  return { folder: 'trousers', id, names: [], drawn: false, ...over };
};
const jeans = place('blue-jeans', { names: ['Blue Jeans'] });
const boot = place('chelsea-boot', { folder: 'boots' });
const hero = place('hero-phone', { folder: 'scenes' });
const all = ['trousers/blue-jeans.jpg', 'boots/chelsea-boot.jpg', 'scenes/hero-phone.jpg'];
const [, ...withoutJeans] = all;

const judge = (files: readonly string[], places = [jeans, boot, hero]) => {
  const issues = photoIssues(files, places);
  return { text: describeIssues(issues), stop: issues.some(stops) };
};

test('photos in their places, second pictures and files of programs have no issue', () => {
  const others = [
    'boots/chelsea-boot-2.JPG',
    'trousers/Thumbs.db',
    'boots/.DS_Store',
    '.gitkeep',
    'new/README.md',
    'new/anything at all.jpg',
    'old/blue-jeans 2026-11-22.jpg',
  ];
  expect(judge([...all, ...others])).toEqual({ text: '', stop: false });
});

test.each([
  ['trousers/blue jeans.jpg', 'blue-jeans.jpg'],
  ['trousers/Blue-Jeans.JPG', 'blue-jeans.jpg'],
  ['trousers/blue-jeans.jpg.jpg', 'blue-jeans.jpg'],
  ['trousers/Blue Jeans (1).png', 'blue-jeans.png'],
  ['boots/blue-jeans.jpg', 'trousers/blue-jeans.jpg'],
  ['Trousers/blue-jeans.jpg', 'trousers/blue-jeans.jpg'],
  ['blue-jeans.jpg', 'trousers/blue-jeans.jpg'],
  ['trousers/blue-jeans.jfif', 'blue-jeans.jpg'],
])('the photo %s of a product without one stops, and its name is said', (file, meant) => {
  expect(judge([...withoutJeans, file])).toEqual({
    text: `data/photos/${file}: belongs to no product; did you mean \`${meant}\`?`,
    stop: true,
  });
});

test('the one misspelt photo in the folder of the one product without a photo is named', () => {
  expect(judge([...withoutJeans, 'trousers/Faded Blue Jeans.JPEG'])).toEqual({
    text: 'data/photos/trousers/Faded Blue Jeans.JPEG: belongs to no product, and blue-jeans has no photo; did you mean `blue-jeans.jpg`?',
    stop: true,
  });
});

test.each([
  ['two products lack a photo', ['trousers/blue-jaens.jpg'], [place('cargo-trousers')]],
  ['two files are alike', ['trousers/blue-jaens.jpg', 'trousers/blue jens.jpg'], []],
  ['the file is in another folder', ['boots/blue-jaens.jpg'], []],
  [
    'the name is more like a product with a photo',
    ['trousers/blue-jean-skirt.jpg', 'trousers/blue-jean-skirts.jpg'],
    [place('blue-jean-skirt')],
  ],
])('a misspelt photo is not taken for the missing one where %s', (_, files, others) => {
  const { text, stop } = judge([...withoutJeans, ...files], [jeans, boot, hero, ...others]);
  expect(text).toContain('belongs to no product');
  expect(text).not.toContain('and blue-jeans has no photo');
  expect(stop).toBe(false);
});

test('a product without a photo is shown without one, and has no issue', () => {
  expect(judge(withoutJeans)).toEqual({ text: '', stop: false });
});

test('a picture that shows no product must be there', () => {
  expect(judge(all.slice(0, 2))).toEqual({
    text: 'data/photos/scenes/hero-phone.jpg: hero-phone: there is no photo. Put one there.',
    stop: true,
  });
});

test('a picture that shows no product and waits to be sorted in says so', () => {
  const text =
    'data/photos/scenes/hero-phone.jpg: hero-phone: its photo waits in data/photos/new: type `npm run photos`';
  expect(judge([...all.slice(0, 2), 'new/phone/Hero Phone (1).png'])).toEqual({ text, stop: true });
  for (const other of ['new/Hero Phone.gif', 'new/Hero Phone 2.jpg', 'new/Chelsea Boot.jpg']) {
    expect(judge([...all.slice(0, 2), other]).text).toContain('there is no photo. Put one there');
  }
});

test('two photos of one product stop, whatever their endings', () => {
  expect(judge([...all, 'trousers/blue-jeans.JPG']).text).toBe(
    'data/photos/trousers/blue-jeans.jpg: blue-jeans: blue-jeans.jpg and blue-jeans.JPG both exist. Keep one of them.',
  );
});

test('a second file beside a photo that is there is a warning, and is not renamed', () => {
  expect(judge([...all, 'trousers/Blue Jeans.jpg'])).toEqual({
    text: 'data/photos/trousers/Blue Jeans.jpg: belongs to no product: blue-jeans has data/photos/trousers/blue-jeans.jpg. Delete this one or, if it is better, put it into data/photos/new',
    stop: false,
  });
});

test('two files that may be the same photo are both named', () => {
  const { text } = judge([...withoutJeans, 'blue jeans.jpg', 'trousers/BlueJeans.png']);
  expect(text.split('\n')).toEqual([
    'data/photos/blue jeans.jpg: belongs to no product; did you mean `trousers/blue-jeans.jpg`? So may be trousers/BlueJeans.png: keep one',
    'data/photos/trousers/BlueJeans.png: belongs to no product; did you mean `blue-jeans.png`? So may be blue jeans.jpg: keep one',
  ]);
});

test('a second picture under a wrong name is a warning with a fix', () => {
  expect(judge([...all, 'trousers/Blue Jeans_2.jpg'])).toEqual({
    text: 'data/photos/trousers/Blue Jeans_2.jpg: belongs to no product; did you mean `blue-jeans-2.jpg`?',
    stop: false,
  });
});

test('further pictures from 2 to 6 have no issue, nor has the number that another product’s id ends in', () => {
  const further = [2, 3, 4, 5, 6].map((nth) => `boots/chelsea-boot-${nth}.jpg`);
  expect(judge([...all, ...further]).text).toBe('');
  const [second = '', ...later] = further;
  const another = place('chelsea-boot-2', { folder: 'boots' });
  expect(judge([...all, second, ...later], [jeans, boot, hero, another]).text).toBe('');
});

test.each([
  [
    'after a gap',
    ['trousers/blue-jeans-3.jpg'],
    'blue-jeans-2.jpg: blue-jeans: there is no picture 2, and there is a later one. Put one there, or give the others the numbers from 2 on',
  ],
  [
    'after the sixth',
    ['trousers/blue-jeans-7.jpg'],
    'blue-jeans-7.jpg: blue-jeans: is not shown: a product has 6 pictures at most. Give it a number from 2 to 6, or delete it',
  ],
])('a further picture %s is a warning', (_, files, text) => {
  expect(judge([...all, ...files])).toEqual({
    text: `data/photos/trousers/${text}`,
    stop: false,
  });
});

test('two further pictures of one number stop', () => {
  const two = ['trousers/blue-jeans-2.jpg', 'trousers/blue-jeans-2.png'];
  expect(judge([...all, ...two])).toMatchObject({
    text: 'data/photos/trousers/blue-jeans-2.jpg: blue-jeans: blue-jeans-2.jpg and blue-jeans-2.png both exist. Keep one of them.',
    stop: true,
  });
});

test('a text of the record for a further picture that is not there is a warning', () => {
  const described = { ...jeans, views: 2 };
  const files = [...all, 'trousers/blue-jeans-2.jpg'];
  expect(judge(files, [described, boot, hero])).toMatchObject({
    text: 'data/photos/trousers/blue-jeans-3.jpg: blue-jeans: there is no picture 3, and views of data/catalogue/products/blue-jeans.ts has a text for it',
    stop: false,
  });
});

test('a further picture without a first is not shown, nor one of a picture that shows no product', () => {
  const files = [...withoutJeans, 'trousers/blue-jeans-2.jpg', 'scenes/hero-phone-2.jpg'];
  expect(judge(files)).toMatchObject({
    text: [
      'data/photos/trousers/blue-jeans-2.jpg: blue-jeans: is not shown before there is a first picture: name it blue-jeans',
      'data/photos/scenes/hero-phone-2.jpg: hero-phone: is not shown: a picture that shows no product has no further ones. Delete it',
    ].join('\n'),
    stop: false,
  });
});

test('a photo that no product may have meant is a warning', () => {
  expect(judge([...all, 'boots/IMG_1234.jpg'])).toEqual({
    text: 'data/photos/boots/IMG_1234.jpg: belongs to no product: delete it, or name it as the product’s id',
    stop: false,
  });
});

test('a HEIC photo stops where it is the only one of its product', () => {
  const heic = noPicture('.heic');
  expect(judge([...withoutJeans, 'trousers/blue-jeans.heic'])).toMatchObject({
    text: `data/photos/trousers/blue-jeans.heic: blue-jeans: ${heic}`,
    stop: true,
  });
  expect(judge([...all, 'trousers/IMG_1.HEIC'])).toMatchObject({
    text: `data/photos/trousers/IMG_1.HEIC: ${heic}`,
    stop: false,
  });
});

test('a file that is no picture is a warning', () => {
  expect(judge([...all, 'trousers/blue-jeans.mp4'])).toMatchObject({
    text: 'data/photos/trousers/blue-jeans.mp4: blue-jeans: must be a picture that ends in .jpg, .png, .webp or .svg',
    stop: false,
  });
});

test('a picture that shows no product is judged as a product’s photo is', () => {
  expect(judge([...all.slice(0, 2), 'scenes/Hero Phone.jpg'])).toEqual({
    text: 'data/photos/scenes/Hero Phone.jpg: belongs to no product; did you mean `hero-phone.jpg`?',
    stop: true,
  });
  expect(judge([...all.slice(0, 2), 'scenes/Hero Fone.jpg'])).toEqual({
    text: 'data/photos/scenes/Hero Fone.jpg: belongs to no product, and hero-phone has no photo; did you mean `hero-phone.jpg`?',
    stop: true,
  });
});

test('a name that two products bear is no one’s photo until it is renamed', () => {
  const two = [
    place('brogue', { names: ['Brogues'] }),
    place('kids-brogue', { names: ['Brogues'] }),
  ];
  expect(judge(['Brogues.jpg', 'trousers/brogue.jpg', 'trousers/kids-brogue.jpg'], two)).toEqual({
    text: 'data/photos/Brogues.jpg: belongs to no product; rename it to one of `brogue`, `kids-brogue`',
    stop: false,
  });
});

test('the photos of a shop are those of its products, its tiles and its scenes', () => {
  const clog = recordWith({ id: 'clog', name: 'Clogs', folder: 'clogs' });
  const category = categoryWith({
    folder: 'boots',
    tilePicture: 'tile-boots',
    products: [
      recordWith({ id: 'boot', name: 'Boots', originalName: '12', drawn: true }),
      { ...clog, views: ['the sole'] },
    ],
  });
  expect(photoPlaces([category], ['about'], ['about'])).toEqual([
    {
      folder: 'boots',
      id: 'boot',
      names: ['Boots', '12'],
      drawn: true,
    },
    {
      folder: 'clogs',
      id: 'clog',
      names: ['Clogs'],
      drawn: false,
      views: 1,
    },
    ...['about', 'tile-boots'].map((id) => {
      return { ...hero, id, drawn: id === 'about' };
    }),
  ]);
});

test('the tile of a category that is gone is not taken for the photo of a product', () => {
  const shirt = place('white-school-shirt', { folder: 'school-uniform' });
  const files = [...all, 'scenes/tile-school-shirts.jpg'];
  expect(judge(files, [jeans, boot, hero, shirt]).text).toBe(
    'data/photos/scenes/tile-school-shirts.jpg: is shown nowhere: put its name into data/scenes.ts, or into tilePicture of data/catalogue/categories.ts, or delete it',
  );
});

test('photos that wait to be sorted in are a warning with their number', () => {
  const waiting = ['new/Blue Jeans.jpg', 'new/phone/IMG_1.heic'];
  const [issue] = waitingPhotosIssue([...all, 'new/README.md', ...waiting]);
  expect(issue).toEqual({
    file: 'data/photos/new',
    message: '2 photos wait here: type `npm run photos` to sort in what can be',
    severity: 'warning',
  });
  expect(waitingPhotosIssue([...all, 'new/README.md', 'new/.DS_Store'])).toEqual([]);
});
