/** @jest-environment jsdom */
import { listKeptPages } from './kept-pages.client';

const html = (title: string, heading?: string, lang = 'en-KE') => ({
  text: async () =>
    `<!DOCTYPE html><html data-js="" lang="${lang}" class="b"><head><title>${title}</title></head><body>${heading ? `<h1 class="a">${heading}</h1>` : ''}</body></html>`,
});
const origin = 'https://duka.example';

/** Pages by their path: the title, and the heading of those that have one. */
function keep(pages: Record<string, [title: string, heading?: string, lang?: string]>) {
  const requests = Object.keys(pages).map((path) => ({ url: origin + path }));
  const open = async () => ({
    keys: async () => requests,
    match: async ({ url }: { url: string }) => html(...(pages[url.replace(origin, '')] ?? [''])),
  });
  Object.assign(globalThis, { caches: { open } });
}

test('kept pages are listed by their headings, else their titles, the last one first, without the offline page', async () => {
  keep({
    '/offline/': ['No network | Duka'],
    '/shop/': ['Shop'],
    '/boots/': ['Boots from Thika | Duka', 'Boots &amp; <b>Co</b>'],
  });
  expect(await listKeptPages()).toEqual([
    { path: '/boots/', name: 'Boots & Co' },
    { path: '/shop/', name: 'Shop' },
  ]);
});

test('a kept page in another language is not listed', async () => {
  keep({ '/shop/': ['Shop'], '/sw/shop/': ['Duka', 'Duka', 'sw-KE'] });
  expect(await listKeptPages()).toEqual([{ path: '/shop/', name: 'Shop' }]);
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
