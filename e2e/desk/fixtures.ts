import { test as base } from '@/e2e/fixtures';
import { CodeHost } from './code-host';
import { filesOf } from './open-desk';

export { expect } from '@/e2e/fixtures';

/**
 * The messages of the desk's package in the console: about loaded files, a closed form, and the
 * frame of its preview.
 */
export const loadingWords =
  /^console: (?:CMS configuration|\[Loading site data\]|https:\/\/svelte\.dev\/e\/derived_inert|An iframe which has both)/;

/** The test of the shop's pages, on the desk, with a double of the code host that has the shop of the tests. */
export const test = base.extend<{ host: CodeHost }>({
  expectedConsoleErrors: { patterns: [], possible: [loadingWords] },
  host: async ({ page }, use) => {
    const host = new CodeHost(filesOf());
    await host.serve(page);
    await use(host);
    host.end();
  },
});
