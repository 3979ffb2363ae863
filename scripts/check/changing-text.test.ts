import { readdirSync, readFileSync } from 'node:fs';
import { changingTextIssues } from './changing-text';

const issuesOf = (jsx: string) =>
  changingTextIssues('x.tsx', `function X({ words, n, on, children }: Props) { return ${jsx}; }`);

test.each([
  '<p>× {n}</p>',
  '<p>{n} / {all}</p>',
  '<p>{n} <b>items</b></p>',
  '<p><i />{on && "new"}</p>',
  '<p><i />{on ? words.a : words.b}</p>',
  '<p><i />{`more than ` + n}</p>',
  '<p><i />{fillText(words.a, { n })}</p>',
  '<p>{words.a}{on ? <b>x</b> : "y"}</p>',
  '<>{n}</>',
])('a changing text beside other children is reported: %s', (jsx) => {
  expect(issuesOf(jsx)[0]).toMatch(/^x\.tsx:1: .* must be the only child of an element\.$/);
});

test.each(['<p>{on && <b>x</b>} items</p>', '<p>{rows.map((row) => <b>{row}</b>)}{words.a}</p>'])(
  'an element that appears right before a text is reported: %s',
  (jsx) => {
    expect(issuesOf(jsx)[0]).toMatch(/the text after .* must be in an element of its own\.$/);
  },
);

test.each([
  '<p>{n}</p>',
  '<p>{`× ` + n}</p>',
  '<p>{on ? words.a : words.b}</p>',
  '<p><i /> <span>{n}</span></p>',
  '<p><i />{words.a}</p>',
  '<p>{words.a}{" "}{on && <b>x</b>}</p>',
  '<p>{rows.map((row) => <b>{row}</b>)}<i /></p>',
  '<p>{/* why */}{n}</p>',
])('a text that is alone or never changes is allowed: %s', (jsx) => {
  expect(issuesOf(jsx)).toEqual([]);
});

/** Expressions of a file that are elements, or texts that never change while they are shown. */
const fixed: Record<string, readonly string[]> = {
  'components/islands/cart/send-cart.tsx': ['inApp'],
  'components/islands/map/live-map.tsx': [
    "map.status === 'waiting' && waiting",
    "map.status === 'failed' && failed",
  ],
  'components/islands/notifications/notice-region.tsx': ['noticesIn()'],
  'components/islands/notifications/notifications-provider.tsx': [
    'topDialog && createPortal(<NoticeRegion {...region} within={topDialog} />, topDialog)',
  ],
  'components/islands/offers/offer-panel.tsx': ['mySize'],
  'components/islands/order/order-totals.tsx': ['name'],
  'components/islands/product/chat-order.tsx': ['name'],
  'components/islands/product/order-panel.tsx': ['mySize'],
  'components/islands/product/product-dialog.tsx': ['mySize'],
  'components/islands/shop/category-pills.tsx': ['name'],
  'components/islands/shop/filter-panel.tsx': ['orderNames[sort]'],
  'components/ui/category-links.tsx': ['category'],
  'components/ui/logo.tsx': ['!wide && shop.name'],
  'components/ui/price.tsx': [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    '`${formatKes(priceKes)} `',
    'formatKes(originalPriceKes)',
  ],
  'components/ui/rating.tsx': ['rating'],
};

test('no changing text of a component is beside other children of its element', () => {
  const files = ['components/islands', 'components/ui', 'app']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .filter(({ file, source }) => !file.startsWith('app/') || source.startsWith("'use client'"));
  expect(files.length).toBeGreaterThan(80);
  const unused = Object.entries(fixed).flatMap(([file, texts]) =>
    texts.filter((text) => !readFileSync(file, 'utf8').includes(`{${text}}`)),
  );
  expect(unused).toEqual([]);
  expect(
    files.flatMap(({ file, source }) => changingTextIssues(file, source, fixed[file])),
  ).toEqual([]);
});
