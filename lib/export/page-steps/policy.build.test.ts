import { serialize } from 'parse5';
import { parsePage } from '@/lib/export/page-tree.build';
import { addPolicy, type PageServices } from './policy.build';

const none: PageServices = { map: false, contactEndpoint: '' };
const page = (head = '', body = '') =>
  `<head><meta charSet="utf-8"/><style>.a{color:red}</style><title>x</title><script>go()</script>${head}</head><body>${body}</body>`;
const withPolicy = (html: string, services: PageServices) => {
  const tree = parsePage(html);
  addPolicy(tree, services);
  return serialize(tree);
};
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
])('on a page with a map %s has the origins of Google’s page on policies', (directive, sources) => {
  const policy = policyOf({ ...none, map: true });
  const [, values = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
  expect(values.split(' ')).toEqual(expect.arrayContaining(sources));
  expect(policy).not.toMatch(/unsafe|strict-dynamic/);
});

test('a page without a charset is refused', () => {
  expect(() => withPolicy('<title>x</title>', none)).toThrow('no <meta charset>');
});
