import type { Page } from '@playwright/test';

/**
 * Stores texts under their keys before the first page of a tab opens. A reload, and a second page of the tab,
 * keep what was changed since. A later call for the same key counts.
 */
export async function seed(page: Page, texts: Readonly<Record<string, string>>) {
  await page.addInitScript((entries) => {
    // The browser's own error pages have no storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, text] of entries) {
      const mark = `seeded ${key}: ${text}`;
      if (sessionStorage.getItem(mark)) continue;
      sessionStorage.setItem(mark, 'yes');
      localStorage.setItem(key, text);
    }
  }, Object.entries(texts));
}
