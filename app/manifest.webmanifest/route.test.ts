import type { MetadataRoute } from 'next';
import { GET } from './route';

const manifest = async (): Promise<MetadataRoute.Manifest> => (await GET()).json();

test('no icon of the manifest is in the folder that Apache keeps for its own icons', async () => {
  const { icons = [], shortcuts = [] } = await manifest();
  const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
  expect(all.length).toBeGreaterThan(4);
  for (const { src } of all) expect(src).toMatch(/^\/marks\/[^/]+\.(?:svg|png)$/);
});

test('the manifest has a picture of the shop for a phone and for a wide screen', async () => {
  const { screenshots = [] } = await manifest();
  expect(screenshots.map(({ src, form_factor }) => [src, form_factor])).toEqual([
    ['/install/narrow.jpg', 'narrow'],
    ['/install/wide.jpg', 'wide'],
  ]);
});
