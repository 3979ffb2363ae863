import { readFileSync } from 'node:fs';
import { oldestBrowsers } from '@/lib/build/oldest-browsers.build';

test('README names the oldest browsers of .browserslistrc', () => {
  const readme = readFileSync('README.md', 'utf8').toLowerCase();
  const [last, ...others] = oldestBrowsers().reverse();
  expect(readme).toContain(`built for ${others.reverse().join(', ')} and ${last},`);
});
