import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from '@/e2e/axe';
import { watchFiles } from '@/e2e/fixtures';
import { postsListFile, statusBranch, statusFile } from '@/tools/desk/status';
import type { CodeHost } from './code-host';
import { expect, loadingWords, test } from './fixtures';
import { closeRefusal, filesOf, openDeskOfHost, openProduct, save } from './open-desk';

const file = 'data/catalogue/products/court-shoe.ts';
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();

test.use({
  expectedConsoleErrors: {
    patterns: [],
    possible: [
      loadingWords,
      // The package's, of a save that was not sent.
      /^console: Error: No network\./,
      // A browser's and the package's, of a host that does not answer.
      /^console: Failed to (?:load resource|check the repository)/,
    ],
  },
});

const strip = (page: Page) => page.getByRole('region', { name: 'Your shop' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your shop' });
const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });

/** A product of the tests' shop, with other words in it. */
function changed(host: CodeHost, from: string, to: string): string {
  const text = host.repository.text(file) ?? '';
  expect(text).toContain(from);
  return text.replace(from, to);
}

function changeElsewhere(host: CodeHost, from: string, to: string) {
  host.repository.commit([[file, changed(host, from, to)]], 'Changed on another phone');
}

test('after a save the desk says each step until the shop is up to date @both', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await openDeskOfHost(page);
  await expect(strip(page)).toContainText('Your shop is up to date');

  await openProduct(page, 'Court Shoes');
  await price(page).fill('2750');
  await save(page);
  await expect(strip(page)).toContainText('Waiting for the publish');
  expect(host.repository.text(file)).toContain('priceKes: 2750');

  for (const [state, sentence] of [
    ['check', 'Checking'],
    ['build', 'Building the shop'],
    ['publish', 'Sending it'],
    ['published', 'Your shop is up to date'],
  ] as const) {
    host.report({ state });
    await page.clock.fastForward('00:15');
    await expect(strip(page)).toContainText(sentence);
  }
});

test('what stops a publish is said with a way to its form', async ({ page, host }) => {
  const sentence = 'Court Shoes: Price must be a whole number above 0, not 2.5';
  host.report({
    state: 'stopped',
    stoppedAt: 'check',
    findings: [
      {
        sentence,
        stops: true,
        places: [{ file, product: 'court-shoe', field: 'priceKes' }],
        count: 1,
      },
      {
        sentence: 'Delivery, Sample Town: Fee is far above the others',
        stops: false,
        places: [{ file: 'data/delivery.ts', entry: 'Sample Town', field: 'fee' }],
        count: 1,
      },
    ],
    toSettle: [{ sentence: 'Phone: 0700 000 000 is of nobody', harm: 'Untrue', stops: false }],
  });
  await openDeskOfHost(page);
  await expect(strip(page)).toContainText(`Not published: ${sentence}`);
  await strip(page).getByRole('button', { name: 'More' }).click();
  await expect(panel(page)).toContainText('Checkedstopped here');
  await panel(page).getByText('Still to settle: 1').click();
  await expectNoViolations(page, '#desk-strip');
  await expect(panel(page).getByRole('link', { name: 'Open the form: Sample Town' })).toBeVisible();
  await panel(page).getByRole('link', { name: 'Open the form', exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await expect(price(page)).toHaveValue('3000');

  // The form is below the line, and no part of the form is covered.
  await strip(page).getByRole('button', { name: 'More' }).click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await price(page).fill('2750');
  await save(page);
  await expect(strip(page)).toContainText('Waiting for the publish');
});

test('the line follows at once when a product is deleted', async ({ page, host }) => {
  await page.clock.install();
  await openDeskOfHost(page);
  await expect(strip(page)).toContainText('Your shop is up to date');
  await openProduct(page, 'Court Shoes');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(strip(page)).toContainText('Waiting for the publish');
  expect(host.repository.text(file)).toBeUndefined();
  expect(host.repository.history('main', 1)[0]?.message).toMatch(/^court-shoe deleted/);
  // Lists that named it no longer do.
  for (const list of ['offers', 'featured']) {
    expect(host.repository.text(`data/catalogue/${list}.ts`)).not.toContain('court-shoe');
  }
});

test('of a product that was changed elsewhere meanwhile the owner says which is saved', async ({
  page,
  host,
}) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  changeElsewhere(host, 'priceKes: 3000', 'priceKes: 2900');
  const theirs = host.repository.text(file) ?? '';
  await price(page).fill('2750');
  await save(page);
  const question = page.getByRole('alertdialog', { name: 'Changed elsewhere too' });
  await expect(question).toContainText(/Sample Owner\W* changed it on [\s\S]*that change is lost/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(host.repository.text(file)).toBe(theirs);
  await expect(price(page)).toHaveValue('2750');

  await save(page);
  await question.getByRole('button', { name: 'Save what is here' }).click();
  await expect
    .poll(() => host.repository.text(file))
    .toBe(theirs.replace('priceKes: 2900', 'priceKes: 2750'));
});

test('a product is saved twice while another is changed elsewhere, and nothing is asked', async ({
  page,
  host,
}) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await price(page).fill('2750');
  await save(page);
  await expect.poll(() => host.repository.text(file)).toContain('priceKes: 2750');
  const other = 'data/catalogue/products/sun-hat.ts';
  const cheaper = `${host.repository.text(other)}`.replace('priceKes: 350', 'priceKes: 400');
  await page.getByRole('row', { name: 'Court Shoes' }).click();
  host.repository.commit([[other, cheaper]], 'Another person');
  await price(page).fill('2650');
  await save(page);
  await expect.poll(() => host.repository.text(file)).toContain('priceKes: 2650');
  expect(host.repository.text(other)).toBe(cheaper);
});

test('an earlier shop is put back by one commit of its facts and photos', async ({
  page,
  host,
}) => {
  const then = host.repository.idOf('main') ?? '';
  const before = host.repository.text(file);
  const photo = 'data/photos/new/court-shoe.png';
  host.repository.commit(
    [
      [file, changed(host, 'priceKes: 3000', 'priceKes: 300')],
      ['data/published.json', '{"products":{}}'],
      ['data/catalogue/products/new-one.ts', before ?? ''],
      [photo, await picture()],
      ['data/photos/new/new-one/1.jpg', await picture()],
      ['README.md', 'A shop'],
    ],
    'Prices of today',
  );
  const now = host.repository.idOf('main') ?? '';
  const at = '2026-11-25T07:42:00Z';
  host.report({
    published: [
      { commit: now, at: new Date().toISOString() },
      { commit: then, at, subject: 'court-shoe changed' },
    ],
  });
  await openDeskOfHost(page);
  await strip(page).getByRole('button', { name: 'More' }).click();
  await panel(page).getByText('Put an earlier shop back').click();
  await expect(
    panel(page).getByRole('listitem').filter({ hasText: 'Court Shoes changed' }),
  ).toHaveCount(1);
  await panel(page).getByRole('button', { name: 'Put back' }).click();
  await panel(page)
    .getByRole('button', { name: /^Yes, the shop of Wed.* 25 Nov, 10:42$/ })
    .click();
  // The double asks git for each of its answers.
  await expect(panel(page)).toContainText('The publish puts that shop up in some minutes.', {
    timeout: 20_000,
  });
  await expectNoViolations(page, '#desk-strip');

  expect(host.repository.text(file)).toBe(before);
  for (const gone of [
    'data/catalogue/products/new-one.ts',
    'data/photos/new/new-one/1.jpg',
    'data/published.json',
  ]) {
    expect(host.repository.text(gone), gone).toBeUndefined();
  }
  for (const stays of [photo, 'README.md']) {
    expect(host.repository.text(stays), stays).toBeDefined();
  }
  expect(host.repository.idOf('main~1')).toBe(now);
  expect(host.repository.history('main', 1)[0]?.message).toMatch(
    /^Back to the shop of .*25 Nov, 10:42$/,
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toContainText('Waiting for the publish');
});

test('a post is loaded at a tap and saved on the phone', async ({ page, host }) => {
  const picture = 'status/court-shoe.png';
  const list = {
    files: [
      { file: 'court-shoe.txt', bytes: 300 },
      { file: 'price-list-phone.pdf', bytes: 51_000 },
      { file: picture, bytes: 84_000 },
    ],
  };
  const warning = 'Shop, Phone: 0700 000 000 is the number of nobody';
  host.report({ posts: { state: 'made', at: new Date().toISOString(), warnings: [warning] } });
  host.repository.commit(
    [
      [postsListFile, JSON.stringify(list)],
      [`posts/${picture}`, filesOf().get('data/photos/court shoes/court-shoe.png') ?? ''],
      ['posts/court-shoe.txt', 'Court Shoes, KSh 3,000'],
      ['posts/price-list-phone.pdf', '%PDF-1.7'],
    ],
    'posts',
    statusBranch,
  );
  await openDeskOfHost(page);
  await strip(page).getByRole('button', { name: 'More' }).click();
  await panel(page).getByText('Posts for Status').click();
  await expect(panel(page).getByRole('region', { name: 'Not to post yet' })).toContainText(warning);
  await panel(page).getByText('Lists and cards: 1').click();
  await expect(panel(page).getByRole('button', { name: 'Load, 51 KB' })).toBeVisible();
  const post = panel(page).getByRole('region', { name: 'Court Shoes, Pictures for Status' });
  expect(host.asked.filter((one) => /posts\/(?!list)/.test(one))).toEqual([]);
  await post.getByRole('button', { name: 'Load, 84 KB' }).click();
  await expect(post).toContainText('Court Shoes, KSh 3,000');
  await expect(post.getByRole('img')).toBeVisible();
  await expectNoViolations(page, '#desk-strip');
  const download = page.waitForEvent('download');
  await post.getByRole('link', { name: 'Save on this phone' }).click();
  expect((await download).suggestedFilename()).toBe('status-court-shoe.png');
});

for (const [trouble, sentence] of [
  ['expired', 'The code of your shop is not accepted any more'],
  ['unseen', 'The code of your shop does not open its files'],
  ['rate limit', 'Too many requests. The desk asks again at'],
  ['too many', 'Too many requests. The desk asks again at'],
  ['down', 'GitHub is out of order'],
  ['no network', 'No network. What you saved is not lost'],
] as const) {
  test(`a save is refused with what to do, and nothing typed is lost: ${trouble}`, async ({
    page,
    host,
  }) => {
    await openDeskOfHost(page);
    await openProduct(page, 'Court Shoes');
    await price(page).fill('2750');
    host.trouble = trouble;
    await save(page);
    await expect(page.getByText(`Nothing was saved. ${sentence}`)).toBeVisible();
    await closeRefusal(page);
    await expect(price(page)).toHaveValue('2750');
    host.trouble = undefined;
    await save(page);
    await expect.poll(() => host.repository.text(file)).toContain('priceKes: 2750');
  });
}

/** From now on the answers of the code host break off on their way, until `breaks` is false. */
async function breakAnswers(page: Page, breaks: boolean) {
  await page.evaluate((on) => {
    document.documentElement.dataset.breaks = String(on);
  }, breaks);
}

test('answers that break off on their way are no network, and the desk asks again', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const get = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { breaks } = document.documentElement.dataset;
      if (breaks !== 'true' || !String(input).includes('api.github.com/repos')) {
        return get(input, init);
      }
      return new Response(
        new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }),
      );
    };
  });
  await page.clock.install();
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await price(page).fill('2750');
  await breakAnswers(page, true);
  await save(page);
  await expect(page.getByText('Nothing was saved. No network.')).toBeVisible();
  await closeRefusal(page);
  await page.clock.fastForward('02:30');
  await expect(strip(page)).toContainText('No network. What you saved is not lost');

  host.report({ state: 'build' });
  await breakAnswers(page, false);
  await page.clock.fastForward('00:15');
  await expect(strip(page)).toContainText('Building the shop');
});

test('a network that is lost while a save is sent is said with what to do', async ({
  page,
  host,
}) => {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await price(page).fill('2750');
  const isCommit = (body: string | null) => body?.includes('createCommitOnBranch') ?? false;
  await page.route('https://api.github.com/graphql', (route) =>
    isCommit(route.request().postData()) ? route.abort('internetdisconnected') : route.fallback(),
  );
  await save(page);
  await expect(page.getByText('No network. What you saved is not lost.')).toBeVisible();
  await closeRefusal(page);
  await expect(price(page)).toHaveValue('2750');
  await page.unroute('https://api.github.com/graphql');
  await save(page);
  await expect.poll(() => host.repository.text(file)).toContain('priceKes: 2750');
});

test('a lost network is said, and the desk asks again by itself', async ({
  page,
  host,
  context,
}) => {
  await openDeskOfHost(page);
  // The desk's package reports a font that the lost network stops on its way.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await context.setOffline(true);
  await expect(strip(page)).toContainText('No network. What you saved is not lost');
  host.report({ state: 'build' });
  await context.setOffline(false);
  await expect(strip(page)).toContainText('Building the shop');
});

test('of a shop without reports the desk says how they begin', async ({ page, host }) => {
  host.repository.commit([[statusFile, undefined]], 'no report', statusBranch);
  const files = watchFiles(page);
  await openDeskOfHost(page);
  await page.clock.install({ time: Date.now() + 600_000 });
  await strip(page).getByRole('button', { name: 'More' }).click();
  await panel(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(panel(page)).toContainText('This shop does not report yet');
  await expect(panel(page)).toContainText('Run workflow');
  await expect(panel(page).getByRole('link', { name: 'Open the page Actions' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/actions$/,
  );
  // This state may last for ever, so the desk does not spend the phone's data on it.
  await files.quiet();
  const asked = () => host.asked.filter((one) => one.includes(statusFile)).length;
  const before = asked();
  await page.clock.fastForward('01:30');
  host.report({ state: 'build' });
  expect(asked()).toBe(before);
  await page.clock.fastForward('01:00');
  await expect(strip(page)).toContainText('Building the shop');
});
