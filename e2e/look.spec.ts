import { colours } from '@/data/colours';
import { expect, test } from './fixtures';

test('page, footer, phone bar and installed app have the colours of the shop', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', rgb(colours.paper));
  await expect(page.locator('html')).toHaveCSS('color', rgb(colours.ink));
  await expect(page.getByRole('contentinfo')).toHaveCSS(
    'background-color',
    rgb(colours.actionDeep),
  );
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', colours.brand);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect([manifest.theme_color, manifest.background_color]).toEqual([colours.brand, colours.paper]);
});

/** '#0a141e' as a browser computes it: 'rgb(10, 20, 30)'. */
function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
