import type { Page } from '@playwright/test';
import { shop } from '@/data/shop';
import { contactAnswer, ENDPOINT, serveContact } from './fake-contact';
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

const issues = {
  Name: 'Tell us your name.',
  Email: 'We need an email such as name@example.com.',
  Message: 'Write your message here.',
};

/** These fields, and no others, show their issue and describe it to a screen reader. */
async function expectIssues(page: Page, fields: readonly string[]) {
  for (const [name, text] of Object.entries(issues)) {
    const shown = fields.includes(name);
    await expect(page.getByText(text)).toHaveCount(shown ? 1 : 0);
    await expect(field(page, name)).toHaveAccessibleDescription(shown ? text : '');
    await expect(field(page, name).and(page.locator('[aria-invalid=true]'))).toHaveCount(
      shown ? 1 : 0,
    );
  }
}

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

test('the form requires name, email and message, and not the phone', async ({ page }) => {
  await page.goto('/contact/');
  const { 'Phone (optional)': _, ...needed } = typed;
  for (const missing of Object.keys(needed)) {
    await fillIn(page, { ...needed, [missing]: '' });
    await send(page).click();
    await expect(field(page, missing)).toBeFocused();
    await expect(sent(page)).toHaveCount(0);
  }
  await fillIn(page, needed);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('text that is not an email address shows a lasting message at the field', async ({ page }) => {
  await openPage(page, '/contact/');
  await fillIn(page, { ...typed, Email: 'wanjiru' });
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(issues.Email);
  await expect(sent(page)).toHaveCount(0);
  await expectFields(page, { Message: typed.Message });
});

test('each missing or wrong field shows its message until it is corrected', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await openPage(page, '/contact/');
  await expectIssues(page, []);
  await send(page).click();
  await expectIssues(page, ['Name', 'Email', 'Message']);
  await fillIn(page, { Name: 'Wanjiru' });
  await expectIssues(page, ['Email', 'Message']);
  await fillIn(page, { Email: 'wanjiru@' });
  await expectIssues(page, ['Email', 'Message']);
  await fillIn(page, { Email: typed.Email });
  await expectIssues(page, ['Message']);
  await send(page).click();
  await expect(field(page, 'Message')).toBeFocused();
  await fillIn(page, { Message: typed.Message });
  await expectIssues(page, []);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expectIssues(page, []);
});

test('the first wrong field is scrolled into view with its label and message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await openPage(page, '/contact/');
  const name = field(page, 'Name');
  await send(page).evaluate((button) =>
    button.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  await expect(name).not.toBeInViewport();
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(page.getByText(issues.Name)).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
  await expect
    .poll(async () => (await page.getByText('Name', { exact: true }).boundingBox())?.y)
    .toBeGreaterThanOrEqual(barEnd);
  expect(await name.evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
});

test('nothing floats over the contact form while somebody writes in it', async ({ page }) => {
  await openPage(page, '/contact/');
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

test('the WhatsApp link of the contact form carries the typed message', async ({ page }) => {
  await openPage(page, '/contact/');
  const link = page.getByRole('link', { name: 'Send it on WhatsApp' });
  expect(await chatMessage(link)).toContain(`Hello ${shop.name}`);
  await fillIn(page);
  const text = await chatMessage(link);
  for (const value of Object.values(typed)) expect(text).toContain(value);
});

test('text typed into the contact form survives a reload', async ({ page }) => {
  await page.goto('/contact/');
  await fillIn(page);
  await hydrate(page);
  await page.reload();
  await expectFields(page, typed);
  await expect
    .poll(() => chatMessage(page.getByRole('link', { name: 'Send it on WhatsApp' })))
    .toContain(typed.Message);
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

test('a form of which a program has filled in the hidden field is thanked for and not sent', async ({
  page,
}) => {
  const posted = await serveContact(page);
  await openPage(page, '/contact/');
  await fillIn(page);
  const trap = page.locator('[name="_gotcha"]');
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expectFields(page, empty);
  expect(posted).toEqual([]);
});

test('with an endpoint the form posts the four fields and shows the success after the answer', async ({
  page,
}) => {
  let answer = () => {};
  const posted = new Promise<URLSearchParams>((resolve) =>
    page.route(ENDPOINT, async (route) => {
      resolve(new URLSearchParams(route.request().postData() ?? ''));
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill(contactAnswer(200));
    }),
  );
  await openPage(page, '/contact/');
  await fillIn(page);
  await send(page).click();
  expect(Object.fromEntries(await posted)).toEqual(fields);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(sent(page)).toHaveCount(0);
  answer();
  await expect(sent(page)).toBeVisible();
  await expectFields(page, empty);
});

test('a double click on Send posts the message once', async ({ page }) => {
  const posted = await serveContact(page, 204);
  await openPage(page, '/contact/');
  await fillIn(page);
  await send(page).dblclick();
  await expect(sent(page)).toHaveCount(1);
  expect(posted).toHaveLength(1);
});

test.describe(() => {
  test.use({
    expectedConsoleErrors: {
      patterns: [/The message was not sent/, /Failed to load resource.*forms\.example/],
    },
  });

  for (const [name, status] of [
    ['answers 500', 500],
    ['is unreachable', 0],
  ] as const)
    test(`the form keeps its text and says so when the endpoint ${name}`, async ({ page }) => {
      await page.route(ENDPOINT, (route) =>
        status === 0 ? route.abort('internetdisconnected') : route.fulfill(contactAnswer(status)),
      );
      await openPage(page, '/contact/');
      await fillIn(page);
      await send(page).click();
      await expect(notSent(page)).toBeVisible();
      await expectFields(page, typed);
      await expect(send(page)).toBeVisible();
      await expect(sent(page)).toHaveCount(0);
    });
});

test.describe(() => {
  test.use({ expectedConsoleErrors: { patterns: [/The message was not sent/] } });

  test('the form gives up after 20 s of silence, and the message can be sent again', async ({
    page,
  }) => {
    // The map must not start: the same clock would time it out.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (element) {
        if (!element.closest('#map')) observe.call(this, element);
      };
    });
    await page.clock.install();
    await page.route(ENDPOINT, () => {});
    await openPage(page, '/contact/');
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.runFor(20_500);
    await expect(notSent(page)).toBeVisible();
    await expectFields(page, typed);
    await page.unroute(ENDPOINT);
    await serveContact(page);
    await send(page).click();
    await expect(sent(page)).toBeVisible();
  });
});
