/** @jest-environment jsdom */
import { compactTags } from './compact-tags';

const body = [
  '<ul class="a b" data-x=""><li id="one">1</li><li>2</li></ul>',
  '<div><p>a &lt;b&gt; &#x27;c&#x27;</p><p title="x&#x27;y">b</p></div>',
  '<img src="/a.jpg" alt="" width="5" data-href="/shop/"/><input value="a&quot;b" required=""/>',
  '<a href="#part" aria-label="it’s">x</a><script type="application/ld+json">{"a":"<p class=\\"b\\"></p>"}</script>',
  '<svg viewBox="0 0 2 2"><circle r="1"/><path d="M0 0h2"></path></svg><p>end</p>',
].join('');
const page = `<html><head><meta name="a" content="b"/></head><body>${body}</body></html>`;

test('the document is the same without what HTML lets out', () => {
  const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const compacted = compactTags(page);
  expect(read(compacted)).toBe(read(page));
  expect(compacted.length).toBeLessThan(page.length - 30);
});

test('the head stays as it is', () => {
  expect(compactTags(page)).toContain('<head><meta name="a" content="b"/></head>');
});

test('a page without a body is refused', () => {
  expect(() => compactTags('<html></html>')).toThrow('no <body>');
});
