import { buildCatalogue } from './catalogue';
import { catalogueData } from './catalogue-data';
import { toCardProduct } from './product';
import { fetchPage, keptPages } from './shelf-data.client';

const [first, second] = buildCatalogue(catalogueData).products.map(toCardProduct);
const answers = new Map<string, () => Response>();

beforeEach(() => {
  answers.clear();
  globalThis.fetch = async (address) => {
    const answer = answers.get(String(address));
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
});

test('a page that came is kept, up to the first that did not', async () => {
  answers.set('/shop/page/2/products.json', () => Response.json([first]));
  answers.set('/shop/page/4/products.json', () => Response.json([second]));
  expect(await fetchPage('/shop/', 2)).toEqual([first]);
  await fetchPage('/shop/', 4);
  expect(keptPages('/shop/', 2)).toEqual([[first]]);
  expect(keptPages('/shop/shirts-hoodies/', 2)).toEqual([]);
});

test.each([
  ['no network', undefined, /Failed to fetch/],
  ['an error', () => new Response('', { status: 503 }), /page\/7.* answered with 503/],
  ['another page', () => Response.json({ hello: 'there' }), /no page of products/],
])('%s is refused, and nothing is kept', async (_, answer, message) => {
  if (answer) answers.set('/shop/page/7/products.json', answer);
  await expect(fetchPage('/shop/', 7)).rejects.toThrow(message);
  expect(keptPages('/shop/', 7)).toEqual([]);
});
