import manifest from './manifest';

test('no icon of the manifest is in the folder that Apache keeps for its own icons', () => {
  const { icons = [], shortcuts = [] } = manifest();
  const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
  expect(all.length).toBeGreaterThan(4);
  for (const { src } of all) expect(src).toMatch(/^\/marks\/[^/]+\.(?:svg|png)$/);
});
