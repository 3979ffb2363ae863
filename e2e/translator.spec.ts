import type { Page } from '@playwright/test';
import { otherSize, shoe } from './examples';
import { expect, goNear, openPage, test } from './fixtures';
import { messages } from './messages';
import { offers, priceOf } from './shop-under-test';
import { chooseSize, openCart } from './shopper-steps';

/** Puts a new text into elements of a translator's own for each text of the page, now and later, as Chrome's does. */
function translate() {
  const visible = (text: Node) =>
    text.textContent?.trim() && !text.parentElement?.closest('script, style, textarea, font');
  const texts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) if (visible(walker.currentNode)) found.push(walker.currentNode);
    return found;
  };
  const translateAll = () => {
    for (const text of texts(document.body)) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.textContent ?? '');
      text.parentNode?.replaceChild(font, text);
    }
  };
  translateAll();
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(translateAll).observe(document.body, options);
}

/** Opens a page that is translated before its script runs, or once it has run. */
async function openTranslated(page: Page, path: string, when: 'before' | 'after') {
  if (when === 'before') {
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`);
  }
  await openPage(page, path);
  if (when === 'after') await page.evaluate(translate);
  await expect(page.locator('h1 font').first()).toBeAttached();
}

for (const when of ['before', 'after'] as const) {
  test.describe(() => {
    // React reports that it does not find the texts of the page, and renders the page again.
    test.use({
      expectedConsoleErrors: { patterns: when === 'before' ? [/React error #418/] : [] },
    });

    test(`a product, its cart lines and the carousel are right where a translator is there ${when} the script`, async ({
      page,
    }) => {
      await openTranslated(page, shoe.path, when);
      const article = page.getByRole('article');
      await chooseSize(article, otherSize);
      for (let more = 0; more < 3; more += 1) {
        await article.getByRole('button', { name: 'Increase quantity' }).click();
      }
      await expect(article.getByRole('status').filter({ hasText: priceOf(shoe, 4) })).toBeVisible();
      await article.getByRole('button', { name: 'Decrease quantity' }).click();
      await expect(article.getByRole('status').filter({ hasText: priceOf(shoe, 3) })).toBeVisible();
      await article.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByText(messages.added).first()).toBeVisible();
      const cart = await openCart(page);
      const line = cart.getByRole('listitem').first();
      await expect(line).toContainText(`${priceOf(shoe)} × 3`);
      await line.getByRole('button', { name: /^Increase quantity of/ }).click();
      await expect(line).toContainText(`${priceOf(shoe)} × 4`);
      await expect(cart.getByRole('status').filter({ hasText: 'Total' })).toContainText(
        priceOf(shoe, 4),
      );
      await cart.getByRole('combobox', { name: 'Area' }).selectOption({ index: 1 });
      await cart.getByRole('combobox', { name: 'Area' }).selectOption({ index: 2 });
      await cart.getByRole('combobox', { name: 'Area' }).selectOption({ index: 0 });

      await openTranslated(page, '/', when);
      const carousel = page.getByRole('region', { name: "Today's Featured" });
      await goNear(carousel);
      await carousel.getByRole('button', { name: 'Stop rotation' }).click();
      await expect(carousel).toContainText(`1 / ${offers.length}`);
      await carousel.getByRole('button', { name: 'Next offer' }).click();
      await expect(carousel).toContainText(`2 / ${offers.length}`);
    });
  });
}
