import type { Page } from '@playwright/test';
import { ENDPOINT, serveContact } from './fake-contact';
import { expect, hydrate, openPage, test } from './fixtures';
import { messages } from './messages';
import { chatMessage } from './shopper-steps';

const typed = {
  Name: 'Wanjiru',
  Email: 'wanjiru@example.com',
  'Phone (optional)': '0712 345 678',
  Message: 'Do you have it in a larger size?',
};
/** The same as the endpoint receives it. */
const fields = {
  name: typed.Name,
  email: typed.Email,
  phone: typed['Phone (optional)'],
  message: typed.Message,
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const sent = (page: Page) => page.getByRole('status').getByText(messages.contactSent);
const notSent = (page: Page) => page.getByRole('alert').getByText(messages.contactNotSent);

async function fillIn(page: Page, values: Partial<typeof typed> = typed) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value);
}
const empty = Object.fromEntries(Object.keys(typed).map((name) => [name, '']));

test.describe('on an export without an endpoint', { tag: '@real' }, () => {
  test.use({ javaScriptEnabled: false });

  test('without script the contact form has a message field only and sends it to the chat', async ({
    page,
  }) => {
    await page.goto('./contact/');
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.getByLabel('Message').fill(typed.Message);
    const chat = page.waitForRequest(/^https:\/\/wa\.me\//);
    // Its name is another in the sample shop.
    await page.locator('form:has(textarea) [type=submit]').click();
    const url = new URL((await chat).url());
    expect([...url.searchParams]).toEqual([['text', typed.Message]]);
  });
});

test('a message is written, corrected, reloaded and sent', async ({ page }) => {
  const posted = await serveContact(page);
  await page.setViewportSize({ width: 360, height: 600 });
  await openPage(page, '/contact/');

  await test.step('the first wrong field is scrolled into view with its label and message', async () => {
    const name = field(page, 'Name');
    await send(page).evaluate((button) =>
      button.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await expect(name).not.toBeInViewport();
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Tell us your name.');
    await expect(page.getByText('Tell us your name.')).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
    await expect
      .poll(async () => (await page.getByText('Name', { exact: true }).boundingBox())?.y)
      .toBeGreaterThanOrEqual(barEnd);
    expect(await name.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
  });

  await test.step('nothing floats over the form while somebody writes in it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await field(page, 'Name').blur();
    // The button is beside the end of the tall field, where no other control is beneath it.
    await field(page, 'Message').evaluate((message) => {
      const { bottom } = message.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' });
    });
    const toTop = page.getByRole('button', { name: 'Scroll to top' });
    await expect(toTop).toBeVisible();
    await field(page, 'Message').focus();
    await expect(toTop).toBeHidden();
    await field(page, 'Message').blur();
    await expect(toTop).toBeVisible();
  });

  await test.step('what is typed survives a reload, in the form and in the chat’s link', async () => {
    await fillIn(page);
    await page.reload();
    await expectFields(page, typed);
    const chat = page.getByRole('link', { name: 'Send it on WhatsApp' });
    await expect.poll(() => chatMessage(chat)).toContain(typed.Message);
  });

  await test.step('a double click sends the message once', async () => {
    await hydrate(page);
    await expect(page.locator('[name="_gotcha"]')).toBeHidden();
    await send(page).dblclick();
    await expect(sent(page)).toHaveCount(1);
    await expectFields(page, empty);
    expect(posted).toHaveLength(1);
  });
});

test('on a wide screen the form and the questions begin on one line', { tag: '@wide' }, async ({
  page,
}) => {
  await openPage(page, '/contact/');
  const topOf = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await topOf('Questions people ask')).toBe(await topOf('Write to us'));
});

test('the contact form works with session storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/contact/');
  await fillIn(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the contact form posts its fields to the endpoint', async ({ page }) => {
    await page.goto('/contact/');
    await fillIn(page);
    const post = page.waitForRequest(ENDPOINT);
    await send(page).click();
    expect(Object.fromEntries(new URLSearchParams((await post).postData() ?? ''))).toEqual({
      ...fields,
      _gotcha: '',
    });
  });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/The message was not sent/] } });
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/The message was not sent/, /Failed to load resource.*forms\.example/],
    },
  });

  test('the form keeps its text and says so where the endpoint is unreachable', async ({
    page,
  }) => {
    await page.route(ENDPOINT, (route) => route.abort('internetdisconnected'));
    await openPage(page, '/contact/');
    await fillIn(page);
    await send(page).click();
    await expect(notSent(page)).toBeVisible();
    await expectFields(page, typed);
  });
});
