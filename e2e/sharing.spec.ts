import type { Page } from '@playwright/test';
import { sizesText } from '@/lib/catalogue/sizes-text';
import { availableSizes } from '@/lib/catalogue/stock';
import { hashtags, shareMessage } from '@/lib/facts/sharing';
import { firstOffer as offer, shoe } from './examples';
import { expect, goNear, openPage, test, untilIdle } from './fixtures';
import { messages } from './messages';
import { offers, priceOf, social } from './shop-under-test';
import { unfoldOffer } from './shopper-steps';

/** The slide of the first offer, with the rotation stopped. */
async function openFirstOffer(page: Page) {
  await openPage(page, '/');
  const carousel = page.getByRole('region', { name: "Today's Featured" });
  await goNear(carousel);
  await carousel.getByRole('button', { name: 'Stop rotation' }).click();
  await unfoldOffer(carousel);
  return carousel.getByRole('group', { name: `1 of ${offers.length}: ${offer.name}`, exact: true });
}

const copyNotice = (page: Page) => page.getByRole('status').filter({ hasText: /copied/i });

/** Gives the browser a share sheet that answers like this, or none; what it is given is recorded. */
async function setShareSheet(page: Page, answer: 'shared' | 'closed' | 'none') {
  await page.addInitScript((how) => {
    const shared: ShareData[] = [];
    const sheet = async (data?: ShareData) => {
      if (data) shared.push(data);
      if (how === 'closed') throw new DOMException('closed', 'AbortError');
    };
    const share = how === 'none' ? undefined : sheet;
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(window, { shared });
  }, answer);
}
const shared = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

/** Gives the browser a clipboard; what is copied is recorded. */
async function setClipboard(page: Page) {
  await page.addInitScript(() => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.assign(window, { copied });
  });
}
const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied: string[] }).copied);

test('an offer is shared on Facebook, a product by the share sheet, the shop by the footer', async ({
  page,
  baseURL,
}) => {
  await setShareSheet(page, 'shared');

  await test.step('an offer, with the page’s origin, its name, description and hashtags', async () => {
    const slide = await openFirstOffer(page);
    const link = slide.getByRole('link', { name: 'Share on Facebook' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.origin + url.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
    expect(url.searchParams.get('u')).toBe(baseURL);
    const quote = url.searchParams.get('quote') ?? '';
    expect(quote).toContain(`${offer.name}. ${offer.description}`);
    for (const tag of hashtags) expect(quote).toContain(`#${tag.replaceAll(' ', '')}`);
    await slide.getByRole('button', { name: 'Share', exact: true }).click();
    const text = `${offer.name}. ${offer.description}`;
    const given = { title: offer.name, text, url: baseURL + offer.path };
    await expect.poll(() => shared(page)).toEqual([given]);
    await untilIdle(page);
    await expect(copyNotice(page)).toHaveCount(0);
  });

  await test.step('a product, with its price and sizes', async () => {
    await openPage(page, shoe.path);
    const text = `${shoe.name}, ${priceOf(shoe)}, size ${sizesText(availableSizes(shoe))}`;
    const article = page.getByRole('article', { name: shoe.name });
    await article.getByRole('button', { name: 'Share', exact: true }).click();
    const given = { title: shoe.name, text, url: baseURL + shoe.path };
    await expect.poll(() => shared(page)).toEqual([given]);
  });

  await test.step('the shop, in its own words, with its three profiles', async () => {
    const footer = page.getByRole('contentinfo');
    const facebook = await footer.getByRole('link', { name: 'Facebook' }).getAttribute('href');
    expect(new URL(facebook ?? '').searchParams.get('quote')).toContain(shareMessage);
    for (const [name, href] of [
      ['Instagram', social.instagram],
      ['TikTok', social.tiktok],
      ['Pinterest', social.pinterest],
    ] as const)
      await expect.soft(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

test('closing the share sheet copies nothing and shows no notice', async ({ page }) => {
  await setShareSheet(page, 'closed');
  await setClipboard(page);
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await shared(page)).length).toBe(1);
  await untilIdle(page);
  expect(await copied(page)).toEqual([]);
  await expect(copyNotice(page)).toHaveCount(0);
});

test('without a share sheet the link is copied, and where that is refused a notice says what to do', async ({
  page,
  baseURL,
}) => {
  await setShareSheet(page, 'none');
  await setClipboard(page);
  const slide = await openFirstOffer(page);
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await copied(page)).toEqual([baseURL + offer.path]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText(messages.shareRefused)).toBeVisible();
});
