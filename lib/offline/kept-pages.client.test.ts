/** @jest-environment jsdom */
import { listKeptPages } from './kept-pages.client';

const html = (title: string) => ({
  text: async () => `<html><head><title>${title}</title></head></html>`,
});
const origin = 'https://duka.example';

function keep(pages: Record<string, string>) {
  const requests = Object.keys(pages).map((path) => ({ url: origin + path }));
  const open = async () => ({
    keys: async () => requests,
    match: async ({ url }: { url: string }) => html(pages[url.replace(origin, '')] ?? ''),
  });
  Object.assign(globalThis, { caches: { open } });
}

test('kept pages are listed by their titles, the last one first, without the offline page', async () => {
  keep({
    '/offline/': 'No network | Duka',
    '/shop/': 'Shop',
    '/boots/': 'Boots &amp; Co, KSh 1,000',
  });
  expect(await listKeptPages()).toEqual([
    { path: '/boots/', title: 'Boots & Co, KSh 1,000' },
    { path: '/shop/', title: 'Shop' },
  ]);
});

test('where the browser’s storage fails no page is listed', async () => {
  Object.assign(globalThis, {
    caches: {
      open: async () => {
        throw new Error('SecurityError');
      },
    },
  });
  expect(await listKeptPages()).toEqual([]);
});
