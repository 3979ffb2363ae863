import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import type { CardFacts } from '@/lib/seo/share-card';
import { shareCardUrl } from './share-cards';

const card = {
  name: 'boot',
  title: 'Boots',
  pill: 'KSh 2,250',
  line: 'Shoes from Town',
  productIds: ['ankle-boot'],
};

/** The address of a card in the shop of the tests. */
const addressOf = async (one: CardFacts) => shareCardUrl(one, await loadCatalogue());

test('equal share cards have one address', async () => {
  expect(await addressOf({ ...card })).toBe(await addressOf(card));
  expect(await addressOf(card)).toMatch(/\/share\/boot\.[0-9a-f]{10}\.jpg$/);
});

test.each<[string, Partial<CardFacts>]>([
  ['price', { pill: 'KSh 2,200' }],
  ['earlier price', { was: 'KSh 3,000' }],
  ['mark of being sold out', { soldOut: 'Sold out' }],
  ['title', { title: 'Suede boots' }],
  ['line', { line: '' }],
  ['photo', { productIds: ['crew-tee'] }],
])('a share card with another %s has another address', async (_, other) => {
  expect(await addressOf({ ...card, ...other })).not.toBe(await addressOf(card));
});

test('the share card of a product whose photo is there at last has another address', async () => {
  const catalogue = await loadCatalogue();
  const products = catalogue.products.map(({ picture: _, ...one }) => one);
  expect(await shareCardUrl(card, { ...catalogue, products })).not.toBe(await addressOf(card));
});

test('a page in a further language names the card that the first has drawn', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
  writeFileSync(path.join(folder, 'boot-two.0000000000.jpg'), '');
  writeFileSync(path.join(folder, 'boot.1a2b3c4d5e.jpg'), '');
  process.env.CARDS_FOLDER = folder;
  expect(await addressOf({ ...card, title: 'Buti' })).toMatch(/\/share\/boot\.1a2b3c4d5e\.jpg$/);
  await expect(addressOf({ ...card, name: 'sandal' })).rejects.toThrow('No card "sandal"');
  delete process.env.CARDS_FOLDER;
  rmSync(folder, { recursive: true });
});
