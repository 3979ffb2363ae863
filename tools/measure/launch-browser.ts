import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/e2e/find-browser';

/** The browser of the tests, which fetches nothing for itself. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}
