/** Runs before the e2e tests: finds a browser, or installs one, or says what to do. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '@/e2e/find-browser';

if (!findBrowser()) {
  console.log('No Chromium here: installing the one Playwright brings.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: true });
}
const found = findBrowser();
if (!found) {
  console.error(
    'The e2e tests need a browser. Install Chromium or Chrome (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
console.log(`Browser: ${found}`);
