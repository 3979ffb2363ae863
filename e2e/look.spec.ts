import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { expect, test } from './fixtures';

test('pages, footer, phone bar, icons and installed app have the colours, logo and band of the shop', async ({
  page,
}) => {
  await test.step('page, footer, phone bar and installed app have the colours of the shop', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(colours.paper));
    await expect(page.locator('html')).toHaveCSS('color', rgb(colours.ink));
    await expect(page.getByRole('contentinfo')).toHaveCSS(
      'background-color',
      rgb(colours.actionDeep),
    );
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      colours.brand,
    );
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect([manifest.theme_color, manifest.background_color]).toEqual([
      colours.brand,
      colours.paper,
    ]);
  });
  await test.step('the logo of the shop is in the bar, beside its name, on every page', async () => {
    for (const address of ['/', '/shop/', '/about/']) {
      await page.goto(address);
      const home = page.getByRole('banner').getByRole('link', { name: shop.name });
      await expect(home).toHaveText(shop.name);
      const logo = home.locator('img');
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });
  await test.step('the kitenge band is a file, which no page has in itself', async () => {
    for (const address of ['/', '/shop/']) {
      const html = await (await page.goto(address))?.text();
      expect(html).not.toContain('data:image');
      const band = page.getByRole('contentinfo').locator('> div').first();
      const image = await band.evaluate((element) => getComputedStyle(element).backgroundImage);
      const answer = await page.request.get(/^url\("(.+)"\)$/.exec(image)?.[1] ?? '');
      expect(answer.headers()['content-type']).toBe('image/webp');
    }
  });
  await test.step('the icons of the shop have its logo', async () => {
    await page.goto('/');
    const icon = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
    expect(await (await page.request.get(icon ?? '')).text()).toContain('data:image/png');
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  });
});

/** '#0a141e' as a browser computes it: 'rgb(10, 20, 30)'. */
function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
