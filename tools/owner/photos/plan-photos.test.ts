import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import { moveOf, planPhotos, question } from './plan-photos';

const place = (id: string, over: Partial<PhotoPlace> = {}): PhotoPlace => {
  return {
    folder: 'trousers',
    id,
    names: [],
    drawn: false,
    ...over,
  };
};
const jeans = place('blue-jeans', { names: ['Blue Jeans'] });
const boot = place('chelsea-boot', { folder: 'boots' });
const places = [jeans, boot, place('khaki-trousers')];

const plan = (...files: string[]) => planPhotos(files, places);

test.each([
  ['new/Blue Jeans.JPG', jeans, 1],
  ['new/blue-jeans (1).jfif', jeans, 1],
  ['new/blue jeans_2.png', jeans, 2],
  ['new/from the phone/chelsea boot.jpeg', boot, 1],
  ['new/Blue Jeans 3.HEIC', jeans, 3],
  ['new/chelsea-boot/1.jpg', boot, 1],
  ['new/blue-jeans/2.heic', jeans, 2],
])('the file %s is moved to its product', (file, wanted, nth) => {
  expect(plan(file)).toEqual([{ file, kind: 'move', match: { place: wanted, nth } }]);
});

test('files outside new, and those of programs, are no concern', () => {
  expect(
    plan('trousers/blue jeans.jpg', 'new/README.md', 'new/.DS_Store', 'new/Thumbs.db'),
  ).toEqual([]);
});

test.each([
  ['new/blue-jeans.dng', /^is a raw photo \(DNG\), .* Most Compatible/],
  ['new/blue-jeans.mov', /^is a video: take a photo$/],
  ['new/blue-jeans.pdf', /^must be a picture that ends in/],
])('the file %s stays, and it is said why', (file, message) => {
  expect(plan(file)).toEqual([{ file, kind: 'leave', message: expect.stringMatching(message) }]);
});

test('a name that is like a product’s is asked about with the nearest product', () => {
  const file = 'new/kaki trouser.jpg';
  expect(plan(file)).toEqual([{ file, kind: 'ask', choices: [places[2]] }]);
});

test('a camera’s name is asked about with the products that have no photo', () => {
  const file = 'new/IMG_20261122_101500.jpg';
  const there = ['trousers/blue-jeans.JPG', 'trousers/khaki-trousers.png', 'boots/boot.jpg'];
  expect(plan(file, ...there)).toEqual([{ file, kind: 'ask', choices: [boot] }]);
});

test('two photos of one product stay, and a second picture counts for neither', () => {
  const saying = (other: string) =>
    `is a photo of blue-jeans, and so is ${other}. Keep one of them, or name one blue-jeans-2 for a second picture`;
  expect(plan('new/Blue Jeans.jpg', 'new/blue-jeans.png', 'new/blue-jeans-2.jpg')).toEqual([
    { file: 'new/Blue Jeans.jpg', kind: 'leave', message: saying('blue-jeans.png') },
    { file: 'new/blue-jeans.png', kind: 'leave', message: saying('Blue Jeans.jpg') },
    { file: 'new/blue-jeans-2.jpg', kind: 'move', match: { place: jeans, nth: 2 } },
  ]);
});

test('of several photos under one number in a product’s folder the later comes after the earlier', () => {
  const files = ['new/blue-jeans/1-1.jpg', 'new/blue-jeans/1-10.jpg', 'new/blue-jeans/1.jpg'];
  const steps = plan(...files, 'new/blue-jeans/2.jpg', 'new/blue-jeans/1-2.jpg');
  expect(steps.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
    'move new/blue-jeans/1.jpg',
    'move new/blue-jeans/1-1.jpg',
    'move new/blue-jeans/1-2.jpg',
    'move new/blue-jeans/1-10.jpg',
    'move new/blue-jeans/2.jpg',
  ]);
});

test('a folder that is no product’s id is asked about', () => {
  const file = 'new/blue-jean/1.jpg';
  expect(plan(file)).toEqual([{ file, kind: 'ask', choices: places }]);
});

test('a name that says from where the product is seen has its next free number', () => {
  const there = ['trousers/blue-jeans.jpg', 'trousers/blue-jeans-2.jpg', 'new/Blue Jeans 3.jpg'];
  const views = ['new/blue jeans back.jpg', 'new/Blue Jeans (close up).png'];
  const numbers = planPhotos([...there, ...views], places).map((step) => {
    return step.kind === 'move' ? `${step.file} ${step.match.place.id}-${step.match.nth}` : step;
  });
  expect(numbers).toEqual([
    'new/Blue Jeans 3.jpg blue-jeans-3',
    'new/blue jeans back.jpg blue-jeans-4',
    'new/Blue Jeans (close up).png blue-jeans-5',
  ]);
});

const drawn = { ...jeans, drawn: true };
const drawings = ['trousers/blue-jeans.jpg', 'trousers/blue-jeans-2.jpg'];

test.each<[string, PhotoPlace, readonly string[], number]>([
  ['whose pictures are drawn', drawn, drawings, 1],
  ['without a photo', jeans, [], 1],
  ['with a first photo', jeans, drawings, 3],
  ['whose first photo arrives too', drawn, [...drawings, 'new/blue-jeans.jpg'], 2],
])('the front of a product %s has the number that is meant', (_, product, there, nth) => {
  const file = 'new/Blue Jeans front.jpg';
  const steps = planPhotos([...there, file], [product]);
  expect(steps.find((step) => step.file === file)).toEqual({
    file,
    kind: 'move',
    match: { place: product, nth },
  });
});

test('beside its front another view of a product whose pictures are drawn is the second', () => {
  const views = ['new/blue jeans back.jpg', 'new/blue jeans FRONT (1).jpg'];
  const steps = planPhotos([...drawings, ...views], [drawn]);
  expect(steps.map((step) => step.kind === 'move' && step.match.nth)).toEqual([1, 2]);
});

test.each([
  [
    'has no number left',
    'new/Blue Jeans 7.jpg',
    'of blue-jeans, which has room for blue-jeans-2 to blue-jeans-6',
  ],
  [
    'would have another product’s name',
    'new/Chelsea 2.jpg',
    'of chelsea-boot, which has room for chelsea-boot-3 to',
  ],
  [
    'is one of no product',
    'new/hero 2.jpg',
    'is picture 2 of hero, which shows no product and has no further pictures',
  ],
])('a further picture that %s stays, and it is said why', (_, file, message) => {
  const others = [
    place('chelsea-boot-2', { folder: 'boots' }),
    place('hero', { folder: 'scenes' }),
  ];
  const chelsea = { ...boot, names: ['Chelsea'] };
  expect(planPhotos([file], [jeans, chelsea, ...others])).toEqual([
    { file, kind: 'leave', message: expect.stringContaining(message) },
  ]);
});

test('a photo goes to its product’s folder under its id', () => {
  const match = { place: jeans, nth: 1 };
  expect(moveOf('new/Blue Jeans.JPEG', match, ['boots/blue-jeans.jpg'], '2026-11-22')).toEqual({
    from: 'new/Blue Jeans.JPEG',
    to: 'trousers/blue-jeans.jpg',
  });
});

test('a photo that is there is kept under its day, whatever its ending, and never twice under one name', () => {
  const match = { place: jeans, nth: 1 };
  const there = ['trousers/blue-jeans.PNG', 'trousers/blue-jeans-2.jpg'];
  const replacedBy = (files: string[]) => moveOf('new/a.jpg', match, files, '2026-11-22').replaced;
  expect(replacedBy(there)).toEqual({
    from: 'trousers/blue-jeans.PNG',
    to: 'old/blue-jeans 2026-11-22.png',
  });
  expect(replacedBy([...there, 'old/blue-jeans 2026-11-22.png'])?.to).toBe(
    'old/blue-jeans 2026-11-22 (2).png',
  );
});

test('a photo that no name fits says which names do', () => {
  expect(question([boot])).toBe(
    "belongs to no product by its name: rename it to `chelsea-boot` or another product's id, or type `npm run photos` and choose",
  );
  expect(question([])).toContain("rename it to the product's id");
});
