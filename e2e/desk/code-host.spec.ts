import type { Page } from '@playwright/test';
import type { CodeHost, Trouble } from './code-host';
import { expect, loadingWords, test } from './fixtures';
import {
  closeRefusal,
  filesOf,
  keptDrafts,
  openDeskOfHost,
  openProduct,
  save,
  signIn,
} from './open-desk';
import { token } from './token';

const file = 'data/catalogue/products/court-shoe.ts';
const before = `${filesOf().get(file)}`;
const withPrice = (priceKes: number) => before.replace('priceKes: 3000', `priceKes: ${priceKes}`);

/** The product's module at the host, without the day of its last change. */
const atHost = (host: CodeHost) => host.repository.text(file);

const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true });

/** Opens a product on a signed-in desk and types another price. */
async function changePrice(page: Page) {
  await openDeskOfHost(page);
  await openProduct(page, 'Court Shoes');
  await price(page).click();
  await price(page).fill('2750');
}

const answers = (page: Page) => page.getByRole('alertdialog');

test('an owner signs in with a token in three taps, and a saved price is one commit of one file @both', async ({
  page,
  host,
}) => {
  await changePrice(page);
  await save(page);
  await expect.poll(() => atHost(host)).toBe(withPrice(2750));
  const [commit, first] = host.repository.history('main', 5);
  expect(commit?.files).toEqual([file]);
  expect(commit?.parents).toEqual([first?.sha]);
});

test('a price saved on the desk leaves what another person saved of another product in the meantime', async ({
  page,
  host,
}) => {
  const other = 'data/catalogue/products/sun-hat.ts';
  const changed = `${filesOf().get(other)}`.replace('priceKes: 350', 'priceKes: 400');
  await changePrice(page);
  host.repository.commit([[other, changed]], 'Another person');
  await save(page);
  await expect.poll(() => atHost(host)).toBe(withPrice(2750));
  expect(host.repository.text(other)).toBe(changed);
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/another change at the same moment/],
      possible: [loadingWords],
    },
  });

  test('a commit of another person at the moment of a save is not lost, and nothing typed is', async ({
    page,
    host,
  }) => {
    await changePrice(page);
    host.beforeCommit = () => host.repository.commit([[file, withPrice(2900)]], 'Another person');
    await save(page);
    await expect(answers(page)).toContainText('Somebody saved another change at the same moment');
    await closeRefusal(page);
    expect(atHost(host)).toBe(withPrice(2900));
    await expect(price(page)).toHaveValue('2750');
  });
});

test.describe('where the code host refuses', () => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/./],
      possible: [loadingWords, /api\.github\.com|Failed to|\{status: \d+, message/],
    },
  });

  test('a token that may read alone is refused at a save, and what was typed is saved with a better one', async ({
    page,
    host,
  }) => {
    await changePrice(page);
    host.trouble = 'read-only';
    await save(page);
    await expect(answers(page)).toContainText('not accessible by personal access token');
    await closeRefusal(page);
    await expect(price(page)).toHaveValue('2750');
    expect(atHost(host)).toBe(before);
    host.trouble = undefined;
    await save(page);
    await expect.poll(() => atHost(host)).toBe(withPrice(2750));
  });

  test('what was typed with a token that has ended is there again after signing in with a new one', async ({
    page,
    host,
  }) => {
    await changePrice(page);
    host.trouble = 'expired';
    await save(page);
    await expect(answers(page)).toContainText(/./);
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.reload();
    host.trouble = undefined;
    await signIn(page, token);
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(price(page)).toHaveValue('2750');
    await save(page);
    await expect.poll(() => atHost(host)).toBe(withPrice(2750));
  });

  test('a desk opened without a network is signed in again once there is one', async ({
    page,
    host,
  }) => {
    await openDeskOfHost(page);
    host.trouble = 'no network';
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Sign in with the code of your shop' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your shop' })).toContainText('No network');
    host.trouble = undefined;
    await page.reload();
    await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
  });
});

test.describe('a token', () => {
  const refused: readonly (readonly [Trouble, RegExp, RegExp])[] = [
    ['expired', /This code is not accepted/, /401/],
    ['unseen', /does not open the files of this shop/, /404/],
  ];
  for (const [trouble, sentence, error] of refused) {
    test.describe(() => {
      test.use({
        expectedConsoleErrors: {
          patterns: [error],
          possible: [loadingWords, /Invalid token|Not a collaborator/],
        },
      });

      test(`that is ${trouble} is refused with a sentence`, async ({ page, host }) => {
        host.trouble = trouble;
        await page.goto('');
        await signIn(page, token);
        await expect(page.getByRole('alert')).toContainText(sentence);
      });
    });
  }
});
