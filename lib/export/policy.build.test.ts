import { type PageServices, policyIssues, withPolicy } from './policy.build';

const none: PageServices = { payment: false, map: false, contactEndpoint: '' };
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
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/unsafe|nonce|paypal|google/);
});

test('a form may send an order to wa.me and where that redirects', () => {
  expect(policyOf(none)).toContain(
    "form-action 'self' https://wa.me https://api.whatsapp.com https://web.whatsapp.com whatsapp:",
  );
});

test('other origins are named only where they are asked for', () => {
  const paypal = policyOf({ ...none, payment: true });
  expect(paypal).toMatch(/script-src [^;]*https:\/\/\*\.paypal\.com/);
  expect(paypal).toMatch(/frame-src https:\/\/\*\.paypal\.com/);
  expect(paypal).toMatch(/style-src [^;]*'nonce-[\w+/]{16}'/);
  expect(paypal).not.toMatch(/google|unsafe/);
  const map = policyOf({ ...none, map: true });
  expect(map).toMatch(/script-src [^;]*https:\/\/\*\.googleapis\.com/);
  expect(map).not.toMatch(/paypal|unsafe|script-src[^;]*nonce/);
  const contact = policyOf({ ...none, contactEndpoint: 'https://forms.example/x' });
  expect(contact).toMatch(/connect-src 'self' https:\/\/forms\.example;/);
  expect(contact).toMatch(/form-action [^;]* https:\/\/forms\.example/);
});

test('a page that keeps to its policy has no issue', () => {
  const body =
    '<form action="/shop/"></form><form action="https://wa.me/2"></form><img src="/a.jpg" srcSet="/a.jpg 1w, /b.jpg 2w"/>' +
    '<script type="application/ld+json">{}</script><script type="text/deferred" src="/_next/a.js"></script>';
  expect(policyIssues(withPolicy(page('', body), none))).toEqual([]);
});

test.each([
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
  ['a style attribute', withPolicy(page('', '<p style="a:b">'), none), 'the attribute in <p style'],
  ['a handler', withPolicy(page('', '<p onclick="a()">'), none), 'the attribute in <p onclick'],
  [
    'a script as an address',
    withPolicy(page('', '<a href="javascript:a()">'), none),
    'the attribute in <a href',
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
