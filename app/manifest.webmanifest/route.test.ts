import type { MetadataRoute } from 'next';
import { GET } from './route';

const manifest = async (): Promise<MetadataRoute.Manifest> => (await GET()).json();

test('no icon of the manifest is in the folder that Apache keeps for its own icons', async () => {
  const { icons = [], shortcuts = [] } = await manifest();
  const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
  expect(all.length).toBeGreaterThan(4);
  for (const { src } of all) expect(src).toMatch(/^\/marks\/[^/]+\.(?:svg|png)$/);
});
