import { cacheControl, contentType } from './web-headers';

test.each([
  ['index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['feeds/products.xml', 'application/xml', 'no-cache'],
  ['share/loafer.jpg', 'image/jpeg', 'no-cache'],
  [
    '_next/static/0WG_/a.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['pictures/about.29c129a958-112.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['marks/logo-1a2b3c4d.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  ['marks/face-1a2b3c4d.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['marks/icon.svg', 'image/svg+xml', 'no-cache'],
  ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['.nojekyll', 'application/octet-stream', 'no-cache'],
])('%s has the type %s and is kept by browsers: %s', (file, type, cache) => {
  expect([contentType(file), cacheControl(file)]).toEqual([type, cache]);
});
