import { existsSync } from 'node:fs';
import { searchWords } from '@/e2e/shop/data/search-words';
import { findPages, otherPages, pageAddresses } from './find-pages';
import { questionAbout } from './questions';

const index = { pages: searchWords.pages ?? {} };

test.each([
  ['delivery', ['delivery']],
  ['Delivery to Sampletown', ['delivery']],
  ['deliv', ['delivery']],
  ['delivry', ['delivery']],
  ['mpesa', ['payment']],
  ['M-Pesa till', ['payment']],
  ['pay on delivery', ['delivery', 'payment']],
  ['returns', ['returns']],
  ['wholesale', ['wholesale']],
  ['bei ya jumla', ['wholesale']],
  ['usafirishaji', ['delivery']],
  ['kurudisha viatu', ['returns']],
  ['nalipaje', ['payment']],
  ['mwongozo wa saizi', ['sizeGuide']],
  ['mko wapi', ['contact']],
  ['agizo langu', ['order']],
  ['size guide', ['sizeGuide']],
  ['contact', ['contact']],
  ['privacy', ['privacy']],
  ['boots', []],
  ['open shoes', []],
  ['size 42', []],
  ['pa', []],
  ['', []],
])('the search “%s” finds the pages %j', (query, pages) => {
  expect(findPages(index, query)).toEqual(pages);
});

test('the words of a topic find its question', () => {
  const faq = [{ question: 'Where are you?' }, { question: 'How can I pay?' }].map((one) => ({
    ...one,
    answer: '',
  }));
  expect(questionAbout('payment', faq, searchWords.pages)).toBe(1);
  expect(questionAbout('wholesale', faq, searchWords.pages)).toBe(-1);
});

test.each([
  ['M-Pesa', 'mpesa', 'Do you take M-Pesa?'],
  ['Payments', 'payment', 'When is a payment due?'],
  ['Lípa', 'lipa', 'Nitalipa vipi, lipa namba?'],
])('the owner’s word “%s” finds a page and its question alike', (word, query, question) => {
  const pages = { payment: [word] };
  const faq = [
    { question: 'Where are you?', answer: '' },
    { question, answer: '' },
  ];
  expect(findPages({ pages }, query)).toEqual(['payment']);
  expect(questionAbout('payment', faq, pages)).toBe(1);
});

test('beside the pages that are found there are others, three in all', () => {
  expect(otherPages(index, ['delivery'])).toEqual(['returns', 'payment']);
  expect(otherPages(index, ['delivery', 'returns'])).toEqual(['payment']);
  expect(otherPages(index, ['delivery', 'returns', 'payment', 'order'])).toEqual([]);
});

test('a page without words is not found', () => {
  expect(findPages({ pages: {} }, 'delivery')).toEqual([]);
});

test.each(Object.values(pageAddresses))('the address %s of a found page has a page', (address) => {
  const { pathname } = new URL(address, 'https://shop.example');
  expect(existsSync(`app${pathname}page.tsx`)).toBe(true);
});
