import { escapeAtSigns } from './at-signs';

/** An email as hosts look for one in HTML. */
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/;

const page = (body: string) =>
  `<!DOCTYPE html><html><head><style>@media print{a{color:red}}</style><meta content="a@b.example"></head><body>${body}</body></html>`;

test.each([
  ['a text', '<p>Write to hello@shop.example.</p>'],
  ['a link', '<a href="mailto:hello@shop.example">Email</a>'],
  ['a text of two parts', '<a href=x>hello<wbr/>@shop.example</a>'],
  ['the text of a field', '<input placeholder="you@shop.example">'],
])('in %s of a page no email is found, and a browser reads the same', (_, body) => {
  const html = escapeAtSigns(page(body));
  expect(html.slice(html.indexOf('<body'))).not.toMatch(EMAIL);
  expect(html).not.toContain('shop@');
  expect(html.replaceAll('&#64;', '@')).toBe(page(body));
});

test('head, scripts and styles of a page keep their at signs', () => {
  const html = page(
    '<script type="application/ld+json">{"@type":"Store"}</script><style>@font-face{}</style>',
  );
  expect(escapeAtSigns(html)).toBe(html);
});
