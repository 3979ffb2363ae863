import { categoryWith, dataWith, recordWith, sizeGuideWith } from '@/e2e/shop/builders';
import { samplesIn } from './samples';

const area = { means: 'By rider', time: 'today', payOnDelivery: true };
const nothing = {
  catalogue: dataWith(),
  deliveryAreas: [{ ...area, name: 'Town', feeKes: 100 }],
  figures: [{ value: '5', label: 'days a week' }],
  reviews: [{ name: 'Person A', place: 'Town', rating: 5, text: 'It fits.' }],
  scenes: { 'hero-phone': { alt: 'Shoes' } },
  sizeGuides: [],
};

test('a shop whose values are its own has no sample', () => {
  expect(samplesIn(nothing)).toEqual([]);
});

test('every sample of a shop is listed with its place', () => {
  const { priceKes: _priceKes, ...unpriced } = recordWith({ id: 'boot', pictureAwaited: true });
  const products = [
    unpriced,
    recordWith({
      id: 'shoe',
      drawn: true,
      rating: 5,
      reviews: 9,
      sampleRating: true,
      sampleFacts: true,
    }),
  ];
  const sample = { sample: true } as const;
  expect(
    samplesIn({
      catalogue: dataWith({
        categories: [categoryWith({ tilePicture: 'tile-shoes', tileDrawn: true, products })],
      }),
      deliveryAreas: nothing.deliveryAreas.map((one) => ({ ...one, ...sample })),
      figures: nothing.figures.map((one) => ({ ...one, ...sample })),
      reviews: nothing.reviews.map((one) => ({ ...one, ...sample })),
      scenes: { 'hero-phone': { alt: 'Shoes', drawn: true } },
      sizeGuides: ['shoes', 'waist'].map((id) => sizeGuideWith({ id, sample: true })),
    }),
  ).toEqual([
    expect.stringMatching(/^boot: no price given, drawn: KSh [\d,]+$/),
    'boot: no picture yet: a panel is shown',
    'data/delivery.ts Town: sample fee and time, KSh 100',
    'data/reviews.ts Person A, Town: sample review',
    'data/catalogue: ratings that are invented (sampleRating: true): 1. Put those of customers, or take rating and reviews out',
    'data/catalogue: material, care, fit, origin and day that are samples (sampleFacts: true): 1',
    'data/size-guide.ts: usual figures, not compared with the goods (sample: true): shoes, waist',
    'data/about.ts days a week: sample figure, 5',
    'data/photos/scenes/hero-phone: drawn picture, drawn: true in data/scenes.ts',
    'data/photos/scenes/tile-shoes: drawn picture, tileDrawn: true in data/catalogue/categories.ts',
    'data/catalogue: pictures that are drawn (drawn: true): 1',
  ]);
});

test('a rating without the mark of a sample is the shop’s own', () => {
  const products = [recordWith({ rating: 4.5, reviews: 10 })];
  const catalogue = dataWith({ categories: [categoryWith({ products })] });
  expect(samplesIn({ ...nothing, catalogue })).toEqual([]);
});

test('a sample review without a place is listed by its name alone', () => {
  const reviews = [{ name: 'Person A', text: 'It fits.', sample: true as const }];
  expect(samplesIn({ ...nothing, reviews })).toEqual(['data/reviews.ts Person A: sample review']);
});
