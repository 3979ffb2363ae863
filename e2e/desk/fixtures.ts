import { test as base } from '@/e2e/fixtures';

export { expect } from '@/e2e/fixtures';

/** The test of ../fixtures on the desk, whose package says what it loads and has the browser warn of its preview. */
export const test = base.extend({
  expectedConsoleErrors: {
    patterns: [],
    possible: [/^console: (?:CMS configuration|\[Loading site data\]|An iframe which has both)/],
  },
});
