/** @jest-environment jsdom */
import '@/lib/languages/as-kiswahili';
import { readdirSync, readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '@/components/shell/announcement';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { catalogueData } from '@/lib/catalogue/catalogue-data.build';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { filled } from '@/lib/facts/facts';
import AboutPage from './about/page';
import ContactPage from './contact/page';
import DeliveryPage from './delivery/page';
import HomePage from './page';
import ReturnsPage from './returns/page';
import ProductPage from './shop/[category]/[product]/page';
import CategoryRoute from './shop/[category]/page';
import ShopPage from './shop/page';
import SizeGuidePage from './size-guide/page';

/*
 * The shop of the tests without a word of its Kiswahili, on pages in Kiswahili: each text of the owner that
 * stands by itself is in English there, and must say so.
 */

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));
jest.mock('@/words/language', () => jest.requireActual('@/data/words/sw/language'));
jest.mock('@/components/notices/use-notifications.client', () => ({
  useNotifications: () => () => {},
}));
jest.mock('@/lib/catalogue/catalogue-pictures.build', () => ({ loadScenes: async () => ({}) }));
jest.mock('@/lib/catalogue/load-catalogue.build', () => ({
  loadCatalogue: async () => buildCatalogue(catalogueData()),
}));
jest.mock('./store-thing', () => ({ storeThing: async () => ({}) }));
jest.mock('./share-cards', () => ({ shareCardUrl: async () => '' }));

/** The English texts of a value of data/ that have Kiswahili, with their facts. */
function translated(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sw, ...fields } = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(sw ?? {});
  return Object.entries(fields).flatMap(([name, one]) =>
    names.includes(name) && (typeof one === 'string' || isTexts(one)) ? one : translated(one),
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

/** Figures, and texts that the interface has too, such as 'Size', are not compared. */
const texts = new Set(
  filled(translated(readShop('e2e/shop/data')))
    .map(plain)
    .filter((text) => /\p{L}/u.test(text) && !interfaceSays(text)),
);

function interfaceSays(text: string): boolean {
  return readdirSync('data/words/en').some((file) =>
    readFileSync(`data/words/en/${file}`, 'utf8').includes(`'${text}'`),
  );
}

/** The texts of the owner in a part of a page that are said to be in the page's language. */
function unmarked(part: ReactNode): string[] {
  document.body.innerHTML = renderToStaticMarkup(part);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = plain(node.textContent);
    if (texts.has(text) && !node.parentElement?.closest('script, [lang=en]')) found.add(text);
  }
  return [...found];
}

const params = Promise.resolve({ category: 'footwear', product: 'ankle-boot' });

const { categories } = buildCatalogue(catalogueData());

const pages: Readonly<Record<string, () => ReactNode | Promise<ReactNode>>> = {
  Home: HomePage,
  Shop: ShopPage,
  'a category': () => CategoryRoute({ params }),
  'a product': () => ProductPage({ params }),
  About: AboutPage,
  Contact: ContactPage,
  Delivery: DeliveryPage,
  Returns: ReturnsPage,
  'Size guide': SizeGuidePage,
  'what is around each page': () => (
    <>
      <Header logo={undefined} categories={categories} />
      <Announcement />
      <Footer categories={categories} />
    </>
  ),
};

test.each(Object.entries(pages))(
  'the owner’s English texts on the page “%s” in Kiswahili are marked as English',
  async (_, page) => {
    expect(unmarked(await page())).toEqual([]);
  },
);
