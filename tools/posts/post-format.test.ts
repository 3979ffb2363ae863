import { fontMeasure, type MeasureIn } from './measure';
import {
  MARK_GAP,
  nameLineHeight,
  type PostFormat,
  type PostShape,
  postFormats,
  postLayout,
  textLineHeight,
} from './post-format';

let measure: MeasureIn;
beforeAll(async () => {
  measure = await fontMeasure();
});

const cases = {
  short: { name: 'Clogs', sizesLine: 'Size 40' },
  usual: { name: 'Tan Suede Ankle Boots', sizesLine: 'Sizes 36–44' },
  long: {
    name: 'Waterproof High-top Hiking Boots with Reinforced Toe and Extra Laces',
    sizesLine: 'Sizes 0–3 months, 3–6 months, 6–9 months, 9–12 months, 12–18 months, 18–24 months',
  },
};
const shapes = Object.keys(postFormats) as PostShape[];
const all = shapes.flatMap((shape) =>
  Object.entries(cases).map(([name, texts]) => [name, shape, texts] as const),
);

test.each(all)('the words of a %s post fit into the %s picture', (_, shape, texts) => {
  const format: PostFormat = postFormats[shape];
  const facts = {
    ...texts,
    price: 'KSh 12,995',
    was: { price: 'KSh 14,500', percent: '−10%' },
    address: 'orders.stall-with-a-long-name.co.ke/shop',
  };
  const { ticket, was, name, sizes, address } = postLayout(format, facts, measure);
  const width = format.width - 2 * format.margin;
  const widest = (lines: readonly string[], weight: 600 | 800, size: number) =>
    Math.max(...lines.map((line) => measure(weight)(line, size)));

  const beside = Math.max(
    measure(600)(facts.was.price, was.size),
    measure(800)(facts.was.percent, was.tagSize) + was.tagSize,
  );
  expect(ticket.width + was.gap + beside).toBeLessThanOrEqual(width);
  expect(was.size + was.tagSize * 1.28).toBeLessThan(ticket.height);
  expect(format.ticket.top + ticket.height).toBeLessThanOrEqual(format.wordsTop);

  expect(widest(name.lines, 800, name.size)).toBeLessThanOrEqual(width);
  const shop = format.mark + MARK_GAP + widest(address.lines, 800, address.size);
  const rows = format.oneRow
    ? [widest(sizes.lines, 600, sizes.size) + was.gap + shop]
    : [widest(sizes.lines, 600, sizes.size), shop];
  expect(Math.max(...rows)).toBeLessThanOrEqual(width);

  const nameHeight = name.lines.length * name.size * nameLineHeight;
  const sizesHeight = sizes.lines.length * sizes.size * textLineHeight;
  const rest = format.oneRow
    ? Math.max(sizesHeight, format.mark)
    : sizesHeight + format.margin / 3 + format.mark;
  expect(nameHeight + rest).toBeLessThanOrEqual(format.wordsBottom - format.wordsTop);
});

test('WhatsApp covers no word of a Status picture, and none of a product that fills 84 % of its photo', () => {
  const { height, photo, framed, wordsBottom } = postFormats.status;
  // At the top and at the bottom.
  const covered = height * 0.14;
  expect(photo.top + photo.height * 0.08).toBeGreaterThanOrEqual(covered);
  expect(framed.top).toBeGreaterThanOrEqual(covered);
  expect(wordsBottom).toBeLessThanOrEqual(height - covered);
});

test.each(shapes)('the price ticket of the %s picture is below such a product', (shape) => {
  const { photo, framed, ticket } = postFormats[shape];
  expect(framed.top + framed.height).toBeLessThanOrEqual(ticket.top);
  expect(photo.top + photo.height * 0.92).toBeLessThanOrEqual(ticket.top);
});
