import { test as base } from '@/e2e/fixtures';
import { CodeHost } from './code-host';
import { filesOf } from './open-desk';

export { expect } from '@/e2e/fixtures';

/** What the desk's package says in the console: what it loads, of a form that it closes, and of its preview's frame. */
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
