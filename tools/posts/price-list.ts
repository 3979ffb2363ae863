import { colours } from '@/data/colours';
import { drawable } from '@/lib/brand/drawable';
import { fillText } from '@/lib/format/fill-text';
import { PRODUCT_ASPECT } from '@/lib/pictures/picture';
import { postsWords } from '@/words/posts';
import { fitLines, type LineStep, type Measure } from './fit-lines';
import { type MeasureIn, measureWith } from './measure';
import {
  closePdf,
  drawKitenge,
  drawTicket,
  openImage,
  openPdf,
  type Pdf,
  writeLine,
  writeStruck,
} from './pdf';
import { type PostFacts, sizesLine } from './post-facts';
import { ticketWidth } from './post-format';
import { drawCode } from './qr-code';

/** The shop, as lists and cards name it. */
interface ListShop {
  name: string;
  /** Street and town. */
  place: string;
  phone: string;
  /** Of the chat. */
  chat: string;
  /** Home's whole address, and as it is typed. */
  url: string;
  address: string;
  language: string;
}

export interface ListContent {
  shop: ListShop;
  /** In the shop's order: a category's products together. */
  products: readonly PostFacts[];
  /** Pictures as JPEG by the product's id. */
  pictures: ReadonlyMap<string, Buffer>;
  /** The shop's mark as PNG. */
  mark: Buffer;
  /** The day of the prices, 'YYYY-MM-DD'. */
  day: string;
}

/** The measures of a list's pages, in points. */
interface ListShape {
  page: readonly [width: number, height: number];
  margin: number;
  columns: number;
  gap: number;
  /** From the top of a row to the top of the next. */
  row: number;
  picture: number;
  headerHeight: number;
  footerHeight: number;
  headingHeight: number;
  heading: number;
  nameSteps: readonly LineStep[];
  /** One size for all prices: the first at which each fits. */
  prices: readonly number[];
  was: number;
  text: number;
  /** Filled tickets, the coloured head and the kitenge edge: for a screen. */
  coloured: boolean;
}

/** A list to print, which saves ink, and a list to read on a phone. */
export const listShapes = {
  print: {
    page: [595.28, 841.89],
    margin: 36,
    columns: 2,
    gap: 24,
    row: 85,
    picture: 60,
    headerHeight: 92,
    footerHeight: 26,
    headingHeight: 30,
    heading: 15,
    nameSteps: [
      [13, 1],
      [12, 2],
      [10.5, 2],
      [9, 2],
    ],
    prices: [24, 22, 20, 18, 16, 14],
    was: 10,
    text: 11,
    coloured: false,
  },
  phone: {
    page: [360, 640],
    margin: 16,
    columns: 1,
    gap: 0,
    row: 133,
    picture: 98,
    headerHeight: 106,
    footerHeight: 34,
    headingHeight: 38,
    heading: 22,
    nameSteps: [
      [20, 1],
      [18, 1],
      [17, 2],
      [15, 2],
      [13, 2],
    ],
    prices: [28, 26, 24, 21, 18],
    was: 15,
    text: 15,
    coloured: true,
  },
} as const satisfies Record<string, ListShape>;

export type ListKind = keyof typeof listShapes;

/** The width in px of a list's pictures: fewer where there are many, so that it stays light to send. */
export function listPictureWidth(kind: ListKind, count: number): number {
  const widest = kind === 'phone' ? 320 : 240;
  return [320, 240, 200, 160].find((width) => width <= widest && width ** 2 * count < 4e6) ?? 160;
}

/** The price list as PDF. `compress` false leaves its drawing readable, for tests. */
export async function priceList(
  kind: ListKind,
  content: ListContent,
  compress = true,
): Promise<Buffer> {
  const { shop, day, products } = content;
  const shape: ListShape = listShapes[kind];
  const title = drawable(fillText(postsWords.priceList, { shop: shop.name }));
  const pdf = await openPdf({ title, author: shop.name, language: shop.language, day }, compress);
  const measure = measureWith(pdf);
  const [width, height] = shape.page;
  const bottom = height - shape.footerHeight - shape.margin / 2;
  const rowHeight = shape.picture * PRODUCT_ASPECT;
  const columnWidth = (width - 2 * shape.margin - (shape.columns - 1) * shape.gap) / shape.columns;
  const drawing: Drawing = {
    pdf,
    shape,
    measure,
    content,
    title,
    mark: openImage(pdf, content.mark),
    price: priceSize(shape, products, columnWidth, measure),
  };

  let y = 0;
  const newPage = (first: boolean) => {
    pdf.addPage({ size: [width, height], margin: 0 });
    if (shape.coloured) pdf.rect(0, 0, width, height).fill(colours.paper);
    y = first ? drawHead(drawing) : shape.margin;
  };
  newPage(true);
  for (const group of byCategory(products)) {
    const rows = inRows(group, shape.columns);
    if (y + shape.headingHeight + rowHeight > bottom) newPage(false);
    const [{ category = '' } = {}] = group;
    pdf.outline.addItem(category);
    writeLine(
      pdf,
      drawable(category),
      shape.margin,
      y + shape.headingHeight - shape.heading * 1.5,
      {
        size: shape.heading,
        weight: 800,
      },
    );
    y += shape.headingHeight;
    for (const row of rows) {
      if (y + rowHeight > bottom) newPage(false);
      row.forEach((facts, column) => {
        drawProduct(
          drawing,
          facts,
          shape.margin + column * (columnWidth + shape.gap),
          y,
          columnWidth,
        );
      });
      y += shape.row;
    }
  }
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    drawFoot(drawing, fillText(postsWords.page, { number: at + 1, count }));
  }
  return closePdf(pdf);
}

/** What each part of a list is drawn with. */
interface Drawing {
  pdf: Pdf;
  shape: ListShape;
  measure: MeasureIn;
  content: ListContent;
  title: string;
  mark: PDFKit.Mixins.ImageSrc;
  /** The size of the prices. */
  price: number;
}

/** The gap between picture and words, and around a ticket, as parts of the picture. */
const BESIDE = 0.16;

/** The size at which every price, and the earlier one, has room beside its picture. */
function priceSize(
  { prices, picture, was, coloured }: ListShape,
  products: readonly PostFacts[],
  width: number,
  measure: MeasureIn,
): number {
  const room = width - picture * (1 + BESIDE);
  const beside = (facts: PostFacts) =>
    facts.was && !coloured ? picture * BESIDE + measure(600)(facts.was.price, was) : 0;
  const fits = (size: number) =>
    products.every(
      (facts) => ticketWidth(measure(800)(facts.price, size), size) + beside(facts) <= room,
    );
  return prices.find(fits) ?? prices.at(-1) ?? 0;
}

/** The head of the first page; gives where the list begins. */
function drawHead({ pdf, shape, measure, title, mark, content: { shop, day } }: Drawing): number {
  const { margin, headerHeight, coloured } = shape;
  const [width] = shape.page;
  const kitenge = coloured ? 12 : 0;
  if (coloured) {
    pdf.rect(0, 0, width, headerHeight).fill(colours.brand);
    drawKitenge(pdf, 0, headerHeight - kitenge, width, kitenge);
  }
  const code = coloured ? 0 : 62;
  const side = coloured ? 58 : 48;
  const top = coloured ? 18 : margin;
  pdf.image(mark, margin, top, { width: side });
  const x = margin + side + 12;
  const room = width - x - margin - (code && code + 24);
  const name = fitLines(title, {
    width: room,
    steps: [
      [30, 1],
      [24, 1],
      [18, 2],
    ],
    measure: measure(800),
  });
  writeLines(pdf, name, x, top - 3, 800);
  const under = top - 3 + name.lines.length * name.size * 1.1 + 3;
  const small = coloured ? 13 : 10.5;
  const when = fillText(postsWords.pricesOf, { day: dayText(day, shop.language) });
  const facts = coloured ? [when] : [when, `${shop.place} · ${shop.phone}`];
  facts.forEach((line, at) => {
    const fitted = fitLines(drawable(line), {
      width: room,
      steps: [
        [small, 1],
        [small * 0.85, 1],
      ],
      measure: measure(600),
    });
    writeLines(pdf, fitted, x, under + at * small * 1.35, 600);
  });
  if (coloured) return headerHeight + 4;
  const end = margin + headerHeight - 14;
  drawListCode(pdf, measure(600), shop, width - margin - code, margin, code);
  pdf.moveTo(margin, end).lineTo(width - margin, end);
  pdf.lineWidth(1).stroke(colours.ink);
  return end;
}

/** The code that leads to the shop, and the address below it, which ends where the code ends. */
function drawListCode(
  pdf: Pdf,
  measure: Measure,
  shop: ListContent['shop'],
  left: number,
  top: number,
  side: number,
): void {
  drawCode(pdf, shop.url, left, top - 8, side);
  const fitted = fitLines(drawable(shop.address), {
    width: side + 60,
    steps: [
      [8.5, 1],
      [7, 1],
    ],
    measure,
  });
  const line = fitted.lines[0] ?? '';
  writeLine(pdf, line, left + side - measure(line, fitted.size), top + side - 2, fitted);
}

/**
 * One product of a list, its top left corner at x, y. All of it is a link to the product's page.
 */
function drawProduct(
  { pdf, shape, measure, price, mark, content }: Drawing,
  facts: PostFacts,
  x: number,
  y: number,
  width: number,
): void {
  const { picture, was, text } = shape;
  const height = picture * PRODUCT_ASPECT;
  const jpeg = content.pictures.get(facts.id);
  if (jpeg) pdf.image(jpeg, x, y, { width: picture, height });
  else {
    const side = picture / 2;
    pdf.rect(x, y, picture, height).fill(colours.paperDeep);
    pdf.image(mark, x + (picture - side) / 2, y + (height - side) / 2, { width: side });
  }
  pdf.link(x, y, width, height, facts.url);

  const left = x + picture * (1 + BESIDE);
  const room = width - (left - x);
  const name = fitLines(drawable(facts.name), {
    width: room,
    steps: shape.nameSteps,
    measure: measure(800),
  });
  const sizes = fitLines(drawable(sizesLine(facts)), {
    width: room,
    steps: [
      [text, 1],
      [text * 0.85, 2],
    ],
    measure: measure(600),
  });
  const rowOf = ({ size, lines }: typeof name) => size * 1.18 * lines.length;
  const ticketHeight = price * 1.3;
  const wasHeight = facts.was && shape.coloured ? was * 1.4 : 0;
  const free = height - rowOf(name) - rowOf(sizes) - ticketHeight - wasHeight;
  const gap = Math.max(0, free / 2);
  writeLines(pdf, name, left, y, 800);
  let at = y + rowOf(name) + gap;
  const ticket = drawTicket(pdf, facts.price, left, at, {
    size: price,
    filled: shape.coloured,
    width: measure(800)(facts.price, price),
  });
  if (facts.was) {
    const wasLeft = shape.coloured ? left : left + ticket.width + picture * BESIDE;
    const wasTop = shape.coloured ? at + ticketHeight + was * 0.25 : at + 2;
    const struck = writeStruck(pdf, facts.was.price, wasLeft, wasTop, was);
    writeLine(
      pdf,
      facts.was.percent,
      shape.coloured ? wasLeft + struck + was * 0.6 : wasLeft,
      shape.coloured ? wasTop : wasTop + was * 1.15,
      { size: was, weight: 800, colour: colours.accent },
    );
  }
  at += ticketHeight + wasHeight + gap;
  writeLines(pdf, sizes, left, at + sizes.size * 0.18, 600);
}

function drawFoot({ pdf, shape, measure, content: { shop } }: Drawing, page: string): void {
  const { margin, footerHeight, coloured } = shape;
  const [width, height] = shape.page;
  const size = coloured ? 12 : 9;
  const y = height - footerHeight - (coloured ? 0 : 6) + (footerHeight - size) / 2;
  if (coloured) pdf.rect(0, height - footerHeight, width, footerHeight).fill(colours.actionDeep);
  const colour = coloured ? colours.paper : colours.ink;
  const pageWidth = measure(600)(page, size);
  writeLine(pdf, page, width - margin - pageWidth, y, { size, colour });
  const room = width - 2 * margin - pageWidth - 12;
  const order = fillText(postsWords.order, { phone: shop.phone });
  const text = fitLines(drawable(coloured ? order : `${shop.address} · ${order}`), {
    width: room,
    steps: [
      [size, 1],
      [size * 0.8, 1],
    ],
    measure: measure(800),
  });
  writeLines(pdf, text, margin, y, 800, colour);
  pdf.link(margin, y - 6, room, size + 12, coloured ? shop.chat : shop.url);
}

function writeLines(
  pdf: Pdf,
  { size, lines }: { size: number; lines: readonly string[] },
  x: number,
  y: number,
  weight: 600 | 800,
  colour: string = colours.ink,
): void {
  lines.forEach((line, at) => {
    writeLine(pdf, line, x, y + at * size * 1.18, { size, weight, colour });
  });
}

/** A day as people read it: '21 November 2026'. */
function dayText(day: string, language: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

function byCategory(products: readonly PostFacts[]): PostFacts[][] {
  const keys = [...new Set(products.map(({ categoryKey }) => categoryKey))];
  return keys.map((key) => products.filter(({ categoryKey }) => categoryKey === key));
}

function inRows<T>(items: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, at) =>
    items.slice(at * columns, (at + 1) * columns),
  );
}
