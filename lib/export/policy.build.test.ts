import { type PageServices, policyIssues, withPolicy } from './policy.build';

const none: PageServices = { map: false, contactEndpoint: '' };
const page = (head = '', body = '') =>
  `<head><meta charSet="utf-8"/><style>.a{color:red}</style><title>x</title><script>go()</script>${head}</head><body>${body}</body>`;
const policyOf = (services: PageServices, html = page()) =>
  /Policy" content="([^"]*)"/.exec(withPolicy(html, services))?.[1] ?? '';

test('a page’s policy names its own inline program and style by hash and allows nothing else inline', () => {
  const policy = policyOf(none);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
  );
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' [^;']*'nonce-[\w+/]{16}';/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/unsafe|google/);
});

test('a form may send an order to wa.me and where that redirects', () => {
  expect(policyOf(none)).toContain(
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com whatsapp:",
  );
});

test('PayPal’s origins are in every policy, and those of a map and of a form where there is one', () => {
  const paypal = policyOf(none);
  for (const directive of ['script', 'style', 'img', 'connect', 'frame']) {
    expect(paypal).toMatch(
      new RegExp(
        `${directive}-src [^;]*https://\\*.paypal.com https://\\*.paypalobjects.com https://\\*.venmo.com`,
      ),
    );
  }
  // PayPal asks for the nonce in both, in place of 'unsafe-inline'.
  expect(paypal).toMatch(/script-src [^;]*'nonce-[\w+/]{16}'/);
  expect(paypal).toMatch(/style-src [^;]*'nonce-[\w+/]{16}'/);
  expect(paypal).not.toMatch(/google|unsafe|blob/);
  const contact = policyOf({ ...none, contactEndpoint: 'https://forms.example/x' });
  expect(contact).toMatch(/connect-src [^;]* https:\/\/forms\.example;/);
  expect(contact).toMatch(/form-action [^;]* https:\/\/forms\.example/);
});

test.each([
  ['script-src', ['https://*.googleapis.com', 'https://*.gstatic.com', 'blob:']],
  ['style-src', ['https://fonts.googleapis.com']],
  [
    'img-src',
    [
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'https://*.google.com',
      'https://*.googleusercontent.com',
      'data:',
    ],
  ],
  ['font-src', ['https://fonts.gstatic.com']],
  [
    'connect-src',
    [
      "'self'",
      'https://*.googleapis.com',
      'https://*.google.com',
      'https://*.gstatic.com',
      'data:',
      'blob:',
    ],
  ],
  ['frame-src', ['https://*.google.com']],
  ['worker-src', ["'self'", 'blob:']],
])('on a page with a map %s has what Google’s page on policies lists', (directive, sources) => {
  const policy = policyOf({ ...none, map: true });
  const [, values = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  expect(values.split(' ')).toEqual(expect.arrayContaining(sources));
  expect(policy).not.toMatch(/unsafe|strict-dynamic/);
});

test('a page that keeps to its policy has no issue', () => {
  const body =
    '<form action="/shop/"></form><form action="https://wa.me/2"></form><img src="/a.jpg" srcSet="/a.jpg 1w, /b.jpg 2w"/>' +
    '<a href="https://x.example/">x</a><link rel="expect" href="#a" blocking="render"/><svg><use href="#a"/></svg>' +
    '<script type="application/ld+json">{}</script><script type="text/deferred" src="/_next/a.js"></script>';
  expect(policyIssues(withPolicy(page('', body), none))).toEqual([]);
});

const tags: readonly (readonly [what: string, tag: string, issue: string])[] = [
  ['an inline script with a name', '<script id="x">a()</script>', 'the script a()'],
  ['a module', '<script type="module">b()</script>', 'the script b()'],
  ['an import map', '<script type="importmap">{}</script>', 'the script {}'],
  ['a second style', '<style media="print">p{}</style>', 'the style p{}'],
  ['a frame', '<iframe src="https://x.example/y">', 'frame-src of https://x.example/y'],
  ['a frame of the shop', '<iframe src="/shop/">', 'frame-src of /shop/'],
  ['a frame with its own text', '<iframe srcdoc="a">', 'srcdoc of <iframe>, of no known'],
  ['a sheet', '<link rel="stylesheet" href="https://x.example/a.css">', 'style-src of https:'],
  ['a link of another kind', '<link rel="prefetch" href="/a">', 'href of <link prefetch>'],
  ['a button to elsewhere', '<button formaction="https://x.example/">', 'form-action of https:'],
  ['a video', '<video src="/a.mp4">', 'media-src of /a.mp4'],
  ['an object', '<object data="/a.pdf">', 'object-src of /a.pdf'],
  ['a base', '<base href="/">', 'base-uri of /'],
  ['a report of a tap', '<a ping="https://x.example/">', 'ping of <a>, of no known directive'],
  ['a tag that the table lacks', '<new-tag src="/a">', 'src of <new-tag>, of no known'],
  ['a style in single quotes', "<p style='a:b'>", 'the attribute style of <p>'],
  ['a style without quotes', '<p style=a:b>', 'the attribute style of <p>'],
  ['a handler after a >', '<p title="a > b" onclick=a()>', 'the attribute onclick of <p>'],
  ['a script in an address with a break', '<a href="java\nscript:a()">', 'the attribute href'],
  ['another host after a backslash', '<img src="/\\x.example/a.jpg">', 'img-src of /\\x'],
  ['a later picture of a set', '<img srcset="/a 1w, https://x.example/b 2w">', 'img-src of https:'],
];

test.each([
  ...tags.map(([what, tag, issue]): [string, string, string] => [
    what,
    withPolicy(page('', tag), none),
    issue,
  ]),
  ['no policy', page(), 'no policy'],
  [
    'an inline script that changed afterwards',
    withPolicy(page(), none).replace('go()', 'stop()'),
    'the script stop()',
  ],
  [
    'a style that changed afterwards',
    withPolicy(page(), none).replace('red', 'blue'),
    'the style .a{color:blue}',
  ],
  [
    'a style attribute',
    withPolicy(page('', '<p style="a:b">'), none),
    'the attribute style of <p>',
  ],
  ['a handler', withPolicy(page('', '<p onclick="a()">'), none), 'the attribute onclick of <p>'],
  [
    'a script as an address',
    withPolicy(page('', '<a href="javascript:a()">'), none),
    'the attribute href of <a>',
  ],
  [
    'a form to elsewhere',
    withPolicy(page('', '<form action="https://x.example/y">'), none),
    'form-action of https://x.example/y',
  ],
  [
    'a picture from elsewhere',
    withPolicy(page('', '<img src="//x.example/y.jpg">'), none),
    'img-src of //x.example/y.jpg',
  ],
  [
    'a script from elsewhere',
    withPolicy(page('', '<script src="https://x.example/y.js">'), none),
    'script-src of https://x.example/y.js',
  ],
  [
    'a style before the policy',
    withPolicy(`<style></style>${page()}`, none),
    'a script or style before the policy',
  ],
])('%s is an issue', (_, html, issue) => {
  expect(policyIssues(html)).toEqual([expect.stringContaining(issue)]);
});

test('a page without a charset is refused', () => {
  expect(() => withPolicy('<head></head>', none)).toThrow('no <meta charset>');
});
