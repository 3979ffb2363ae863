import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on any violation of axe's rules, best practices included, on a page or in a part of it alone. */
export async function expectNoViolations(page: Page, part = 'html') {
  expect(await axeFindings(page, part)).toEqual([]);
}

/** The violations of axe's rules, best practices included, on a page or in a part of it alone. */
export async function axeFindings(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Only a frame of another site needs axe's other mode, which opens a page for each report.
    .setLegacyMode()
    .options({
      // Otherwise it also writes down every part that passes each rule.
      resultTypes: ['violations'],
      // The other asset, every sheet parsed once more, is of experimental rules, which are off.
      preload: { assets: ['media'] },
    })
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
}
