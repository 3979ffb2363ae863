/**
 * Takes the pictures of README.md and docs/owner: JPEG files of the shop on a phone and on a wide screen,
 * from the export in out/. The sold-out size is one of the test shop, in .test/fixture. Fails if a picture
 * is over 50 kB.
 *
 *   npm run build && npm run fixture -- build && npx tsx tools/measure/screenshots.ts
 */

import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { serveFolders } from '@/scripts/build/serve-folders';
import { cartWords } from '@/words/cart';
import { productWords } from '@/words/product';
import { productCardWords } from '@/words/product-card';
import { launchBrowser } from './launch-browser';

const EXPORTS = ['out', '.test/fixture'];
const FOLDER = 'docs/pictures';
const LARGEST_BYTES = 50_000;
const phone = { viewport: { width: 360, height: 720 }, deviceScaleFactor: 1.4, isMobile: true };
/** High enough that neither the bar nor a dialog's foot covers the part to show. */
const tall = { ...phone, viewport: { width: 360, height: 1800 } };
const wide = { viewport: { width: 1200, height: 800 }, deviceScaleFactor: 0.75 };

/** A picture by its file name: the page, and the steps before the picture is taken. */
interface Shot {
  page: string;
  screen: typeof phone | typeof wide;
  /** Returns the part to show; the whole screen is shown without one. */
  prepare?: (page: Page) => Promise<Locator | undefined>;
}

const shots: Readonly<Record<string, Shot>> = {
  'home-phone': { page: '/', screen: phone },
  'shop-wide': { page: '/shop/', screen: wide },
  'offer-card': { page: '/', screen: phone, prepare: async (page) => cards(page).first() },
  'category-tiles': {
    page: '/',
    screen: tall,
    prepare: async (page) => page.locator('#categories'),
  },
  'product-page': { page: '/', screen: phone, prepare: openProduct },
  'cart-numbers': { page: '/', screen: tall, prepare: showCartNumbers },
  'contact-facts': {
    page: '/contact/',
    screen: tall,
    prepare: async (page) => page.locator('[aria-labelledby=writing]').locator('..'),
  },
  'contact-form': {
    page: '/contact/',
    screen: tall,
    prepare: async (page) => page.locator('#write'),
  },
  'why-choose': {
    page: '/',
    screen: tall,
    prepare: async (page) => page.locator('#why-choose'),
  },
  'sold-out-size': {
    page: '/shop/tops/wide-trousers/',
    screen: tall,
    prepare: async (page) => page.locator('fieldset').first(),
  },
};

const cards = (page: Page) =>
  page.getByRole('list', { name: productCardWords.list }).getByRole('listitem');

async function openProduct(page: Page): Promise<undefined> {
  const address = await cards(page).first().getByRole('link').first().getAttribute('href');
  await page.goto(new URL(address ?? '', page.url()).href);
  await page.waitForLoadState('load');
}

/** Puts the first product into the cart and shows the numbers to pay to. */
async function showCartNumbers(page: Page): Promise<Locator> {
  await openProduct(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: productWords.add }).click();
  await page.getByRole('button', { name: productWords.viewCart }).click();
  return page.getByText(cartWords.howToPay).locator('..');
}

async function take(browser: Browser, origin: string, [name, shot]: [string, Shot]) {
  const context = await browser.newContext({ ...shot.screen, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(origin + shot.page, { waitUntil: 'load' });
  const part = await shot.prepare?.(page);
  await part?.scrollIntoViewIfNeeded();
  const png = await (part ?? page).screenshot();
  await context.close();
  const file = path.join(FOLDER, `${name}.jpg`);
  const { size } = await sharp(png).jpeg({ quality: 60, mozjpeg: true }).toFile(file);
  console.log(`${file}: ${size} bytes`);
  if (size > LARGEST_BYTES) throw new Error(`${file} must be at most ${LARGEST_BYTES} bytes.`);
}

if (!EXPORTS.every((folder) => existsSync(path.join(folder, 'index.html')))) {
  console.error('An export is missing: run npm run build and npm run fixture -- build first.');
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });
const host = await serveFolders(EXPORTS);
const browser = await launchBrowser();
try {
  for (const shot of Object.entries(shots)) await take(browser, host.url, shot);
} finally {
  await browser.close();
  host.close();
}
