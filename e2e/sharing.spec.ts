import type { Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { catalogue, expect, goNear, test, wake } from './fixtures';

const offer = catalogue.offers[0];
if (!offer) throw new Error('there is no offer');

/** The first offer's slide, standing still. */
async function firstOffer(page: Page) {
  await page.goto('/');
  await wake(page);
  const carousel = page.getByRole('region', { name: "Today's Featured" });
  await goNear(carousel);
  await carousel.getByRole('button', { name: 'Stop rotation' }).click();
  return carousel.getByRole('group', { name: new RegExp(`: ${offer?.name}$`) });
}

/** Puts a share sheet in the browser, or takes it away; notes what it is given. */
async function haveShareSheet(page: Page, answer: 'shared' | 'closed' | 'broken' | 'none') {
  await page.addInitScript((how) => {
    const given: ShareData[] = [];
    const sheet = async (what?: ShareData) => {
      if (what) given.push(what);
      if (how === 'closed') throw new DOMException('closed', 'AbortError');
      if (how === 'broken') throw new DOMException('not here', 'NotAllowedError');
    };
    const share = how === 'none' ? undefined : sheet;
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.assign(window, { given });
  }, answer);
}
const given = (page: Page) =>
  page.evaluate(() => (window as unknown as { given: ShareData[] }).given);

/** Lets the page copy, or not; what was copied is read back from where it went. */
async function haveClipboard(page: Page, works: boolean) {
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

test('an offer goes to Facebook with the page’s origin, its name, description and hashtags', async ({
  page,
  baseURL,
}) => {
  const slide = await firstOffer(page);
  const link = slide.getByRole('link', { name: 'Share on Facebook' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(url.searchParams.get('u')).toBe(baseURL);
  const quote = url.searchParams.get('quote') ?? '';
  expect(quote).toContain(`${offer.name}. ${offer.description}`);
  for (const tag of shop.share.hashtags) expect(quote).toContain(`#${tag}`);
});

test('the footer shares the shop with its own words and leads to the three profiles', async ({
  page,
}) => {
  await page.goto('/about/');
  const footer = page.getByRole('contentinfo');
  const facebook = await footer.getByRole('link', { name: 'Facebook' }).getAttribute('href');
  expect(new URL(facebook ?? '').searchParams.get('quote')).toContain(shop.share.message);
  for (const [name, href] of [
    ['Instagram', shop.social.instagram],
    ['TikTok', shop.social.tiktok],
    ['Pinterest', shop.social.pinterest],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('where the phone has a share sheet, it gets the offer and the address of its page', async ({
  page,
  baseURL,
}) => {
  await haveShareSheet(page, 'shared');
  const slide = await firstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .poll(() => given(page))
    .toEqual([
      {
        title: offer.name,
        text: `${offer.name}. ${offer.description}`,
        url: baseURL + offer.path,
      },
    ]);
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toHaveCount(0);
});

test('closing the share sheet again says nothing', async ({ page }) => {
  await haveShareSheet(page, 'closed');
  await haveClipboard(page, true);
  const slide = await firstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(async () => (await given(page)).length).toBe(1);
  expect(await copied(page)).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(0);
});

test('where there is no share sheet the link is copied', async ({ page, baseURL }) => {
  await haveShareSheet(page, 'none');
  await haveClipboard(page, true);
  const slide = await firstOffer(page);
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await copied(page)).toEqual([baseURL + offer.path]);
});

test('a share sheet that does not open copies the link instead', async ({ page }) => {
  await haveShareSheet(page, 'broken');
  await haveClipboard(page, true);
  const slide = await firstOffer(page);
  await slide.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
});

test('where nothing can be shared or copied she is told what to do', async ({ page }) => {
  await haveShareSheet(page, 'none');
  await haveClipboard(page, false);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  const slide = await firstOffer(page);
  await slide.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copy its address' })).toBeVisible();
});
