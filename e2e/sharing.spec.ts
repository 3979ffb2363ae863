import type { Page } from '@playwright/test';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes } from '@/lib/catalogue/stock';
import { hashtags, shareMessage } from '@/lib/facts/sharing';
import { firstOffer as offer, shoe } from './examples';
import { expect, goNear, openPage, test, untilIdle } from './fixtures';
import { messages } from './messages';
import { fixture } from './servers';
import { offers, priceOf, social } from './shop-under-test';

/** The slide of the first offer, with the rotation stopped. */
async function openFirstOffer(page: Page) {
  await openPage(page, '/');
  const carousel = page.getByRole('region', { name: "Today's Featured" });
  await goNear(carousel);
  await carousel.getByRole('button', { name: 'Stop rotation' }).click();
  return carousel.getByRole('group', { name: `1 of ${offers.length}: ${offer.name}`, exact: true });
}

/** Gives the browser a share sheet that answers like this, or none; what it is given is recorded. */
async function setShareSheet(page: Page, answer: 'shared' | 'closed' | 'broken' | 'none') {
  await page.addInitScript((how) => {
    const shared: ShareData[] = [];
    const sheet = async (data?: ShareData) => {
      if (data) shared.push(data);
      if (how === 'closed') throw new DOMException('closed', 'AbortError');
      if (how === 'broken') throw new DOMException('not here', 'NotAllowedError');
    };
    const share = how === 'none' ? undefined : sheet;
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(window, { shared });
  }, answer);
}
const shared = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

/** Gives the browser a clipboard that works, or one that refuses; what is copied is recorded. */
async function setClipboard(page: Page, works: boolean) {
  await page.addInitScript((can) => {
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (!can) throw new DOMException('not here', 'NotAllowedError');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.assign(window, { copied });
  }, works);
}
const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied: string[] }).copied);

test('sharing an offer on Facebook passes the page’s origin, its name, description and hashtags', async ({
  page,
  baseURL,
}) => {
  const slide = await openFirstOffer(page);
  const link = slide.getByRole('link', { name: 'Share on Facebook' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(url.searchParams.get('u')).toBe(baseURL);
  const quote = url.searchParams.get('quote') ?? '';
  expect(quote).toContain(`${offer.name}. ${offer.description}`);
  for (const tag of hashtags) expect(quote).toContain(`#${tag.replaceAll(' ', '')}`);
});

test('a product is shared in WhatsApp, on Facebook and by the share sheet with its price and sizes', async ({
  page,
  baseURL,
}) => {
  await setShareSheet(page, 'shared');
  await openPage(page, shoe.path);
  const text = `${shoe.name}, ${priceOf(shoe)}, size ${sizesText(availableSizes(shoe))}`;
  const article = page.getByRole('article', { name: shoe.name });
  const chat = article.getByRole('link', { name: 'Share on WhatsApp' });
  const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toBe(`${text}\n${fixture.site}${shoe.path}`);
  await expect(article.getByRole('link', { name: 'Share on Facebook' })).toBeVisible();
  await article.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([{ title: shoe.name, text, url: baseURL + shoe.path }]);
});

test('the footer shares the shop in its own words and leads to the three profiles', async ({
  page,
}) => {
  await page.goto('/about/');
  const footer = page.getByRole('contentinfo');
  const facebook = await footer.getByRole('link', { name: 'Facebook' }).getAttribute('href');
  expect(new URL(facebook ?? '').searchParams.get('quote')).toContain(shareMessage);
  for (const [name, href] of [
    ['Instagram', social.instagram],
    ['TikTok', social.tiktok],
    ['Pinterest', social.pinterest],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the phone’s share sheet gets the offer and the address of its page', async ({
  page,
  baseURL,
}) => {
  await setShareSheet(page, 'shared');
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([
      {
        title: offer.name,
        text: `${offer.name}. ${offer.description}`,
        url: baseURL + offer.path,
      },
    ]);
  await untilIdle(page);
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(0);
});

test('closing the share sheet copies nothing and shows no notice', async ({ page }) => {
  await setShareSheet(page, 'closed');
  await setClipboard(page, true);
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await shared(page)).length).toBe(1);
  await untilIdle(page);
  expect(await copied(page)).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(0);
});

test('without a share sheet the link is copied', async ({ page, baseURL }) => {
  await setShareSheet(page, 'none');
  await setClipboard(page, true);
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await copied(page)).toEqual([baseURL + offer.path]);
});

test('a share sheet that does not open copies the link instead', async ({ page }) => {
  await setShareSheet(page, 'broken');
  await setClipboard(page, true);
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
});

test('where nothing can be shared or copied a notice says what to do', async ({ page }) => {
  await setShareSheet(page, 'none');
  await setClipboard(page, false);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText(messages.shareRefused)).toBeVisible();
});
