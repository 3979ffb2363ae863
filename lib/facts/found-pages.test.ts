import { wordsOfPages } from './found-pages';

jest.mock('./policies', () => ({ policies: { wholesale: 'From 5 items.', returns: {} } }));
jest.mock('./delivery-areas', () => ({
  deliveryAreas: [
    { name: 'Pick up at the shop', pickUp: true },
    { name: 'Sampletown' },
    { name: 'Othaya and Karatina' },
    { name: 'Nanyuki, Meru' },
    { name: 'Other towns', anyTown: true },
  ],
}));
jest.mock('./texts', () => ({ faq: ['How can I pay?'], hasSizeGuide: true }));

const facts = jest.requireMock('./texts');
const { policies } = jest.requireMock('./policies');

const pages = { payment: ['mpesa'], wholesale: ['jumla'], sizeGuide: ['uk'], returns: ['return'] };
const found = () => Object.keys(wordsOfPages({ pages }));

afterEach(() => jest.restoreAllMocks());

test('every page that answers something is found by its words', () => {
  expect(wordsOfPages({ pages })).toEqual(pages);
});

test('a shop without a wholesale price leads nobody who searches for one to the questions', () => {
  jest.replaceProperty(policies, 'wholesale', undefined);
  expect(found()).toEqual(['payment', 'sizeGuide', 'returns']);
});

test('a shop without questions answers no search for payment or wholesale', () => {
  jest.replaceProperty(facts, 'faq', []);
  expect(found()).toEqual(['sizeGuide', 'returns']);
});

test('a shop without size guides answers no search for one', () => {
  jest.replaceProperty(facts, 'hasSizeGuide', false);
  expect(found()).toEqual(['payment', 'wholesale', 'returns']);
});

test('the shop’s town and the places that it delivers to lead to their pages', () => {
  expect(wordsOfPages({ pages: { contact: ['wapi'], delivery: ['rider'] } })).toEqual({
    contact: ['wapi', 'Sampletown'],
    delivery: ['rider', 'Othaya', 'Karatina', 'Nanyuki', 'Meru'],
  });
});
