import { colours } from '@/data/colours';
import { drawable } from '@/lib/brand/drawable';
import { fillText } from '@/lib/format/fill-text';
import { postsWords } from '@/words/posts';
import { drawCode } from './code';
import { fitLines, type Measure } from './fit-lines';
import { type MeasureIn, measureWith } from './measure';
import {
  closePdf,
  drawKitenge,
  drawTicket,
  mm,
  openImage,
  openPdf,
  type Pdf,
  writeLine,
  writeStruck,
} from './pdf';
import { type PostFacts, sizesLine } from './post-facts';
import { ticketWidth } from './post-format';
import type { ListContent } from './price-list';

const PAGE = { width: mm(210), height: mm(297) };
const CARD = { width: mm(92), height: mm(66), columns: 2, rows: 4 };
/** The side of a code without its margin: a phone reads it from an arm's length. */
const CODE = mm(28);
const PADDING = mm(5);
const MARK_LENGTH = mm(5);
const MARK_GAP = mm(1.5);

/** How many cards are on a sheet. */
const cardsOnSheet = CARD.columns * CARD.rows;

/** A4 sheets of cards to cut out, each with a code that leads to its product. */
export async function shelfCards(
  content: Omit<ListContent, 'pictures'>,
  compress = true,
): Promise<Buffer> {
  const { shop, day, products } = content;
  const title = drawable(fillText(postsWords.shelfCards, { shop: shop.name }));
  const pdf = await openPdf({ title, author: shop.name, language: shop.language, day }, compress);
  const measure = measureWith(pdf);
  const mark = openImage(pdf, content.mark);
  const left = (PAGE.width - CARD.columns * CARD.width) / 2;
  const top = (PAGE.height - CARD.rows * CARD.height) / 2;
  products.forEach((facts, at) => {
    const place = at % cardsOnSheet;
    if (place === 0) {
      pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
      drawCutMarks(
        pdf,
        left,
        top,
        Math.min(CARD.rows, Math.ceil((products.length - at) / CARD.columns)),
      );
    }
    const x = left + (place % CARD.columns) * CARD.width;
    const y = top + Math.floor(place / CARD.columns) * CARD.height;
    drawCard(pdf, measure, { ...content, mark }, facts, x, y);
  });
  return closePdf(pdf);
}

/** Where on a sheet a card's words are, and what they are drawn with. */
interface Card {
  pdf: Pdf;
  measure: MeasureIn;
  left: number;
  top: number;
  bottom: number;
  width: number;
}

function drawCard(
  pdf: Pdf,
  measure: MeasureIn,
  { shop, mark }: Pick<ListContent, 'shop'> & { mark: PDFKit.Mixins.ImageSrc },
  facts: PostFacts,
  x: number,
  y: number,
): void {
  const [left, top] = [x + PADDING, y + PADDING];
  const bottom = y + CARD.height - PADDING;
  const width = CARD.width - 2 * PADDING;
  const card: Card = { pdf, measure, left, top, bottom, width };
  const codeLeft = left + width - CODE - mm(2);
  const codeTop = top + mm(9);
  const margin = drawCode(pdf, facts.url, codeLeft, codeTop, CODE);
  drawKitenge(pdf, left, top, width, mm(3));
  drawFacts(card, facts, codeLeft - margin - left);
  drawShop(card, shop.address, mark);
  const scan = drawable(postsWords.scanProduct);
  writeLine(pdf, scan, codeLeft + (CODE - measure(600)(scan, 8.5)) / 2, codeTop + CODE + margin, {
    size: 8.5,
  });
}

/** The product's name, price and sizes in the `room` beside the code. */
function drawFacts(
  { pdf, measure, left, top, bottom }: Card,
  facts: PostFacts,
  room: number,
): void {
  const name = fitLines(drawable(facts.name), {
    width: room,
    steps: [
      [17, 2],
      [15, 2],
      [13, 3],
      [11, 3],
    ],
    measure: measure(800),
  });
  let at = top + mm(6);
  for (const line of name.lines) {
    writeLine(pdf, line, left, at, { size: name.size, weight: 800 });
    at += name.size * 1.12;
  }
  drawPrice(pdf, measure(800), facts, left, top + mm(22.5), room);
  const sizes = fitLines(drawable(sizesLine(facts)), {
    width: room,
    steps: [
      [12, 1],
      [10, 2],
      [8.5, 2],
    ],
    measure: measure(600),
  });
  at = bottom - mm(9) - sizes.lines.length * sizes.size * 1.15;
  for (const line of sizes.lines) {
    writeLine(pdf, line, left, at, { size: sizes.size });
    at += sizes.size * 1.15;
  }
}

/** The price, with the earlier one below it. */
function drawPrice(
  pdf: Pdf,
  measure: Measure,
  { price, was }: PostFacts,
  left: number,
  top: number,
  room: number,
): void {
  const size = [27, 24, 21, 18].find((one) => ticketWidth(measure(price, one), one) <= room) ?? 16;
  const width = measure(price, size);
  const ticket = drawTicket(pdf, price, left, top, { size, filled: true, width });
  if (!was) return;
  const below = top + ticket.height + mm(1.4);
  const struck = writeStruck(pdf, was.price, left, below, 12);
  writeLine(pdf, was.percent, left + struck + 7, below, {
    size: 12,
    weight: 800,
    colour: colours.accent,
  });
}

/** The shop's mark and address, at the card's foot. */
function drawShop(
  { pdf, measure, left, bottom, width }: Card,
  shopAddress: string,
  mark: PDFKit.Mixins.ImageSrc,
): void {
  const side = mm(7);
  const beside = side + mm(2);
  pdf.image(mark, left, bottom - side, { width: side });
  const { size, lines } = fitLines(drawable(shopAddress), {
    width: width - beside,
    steps: [
      [12, 1],
      [10, 1],
      [8, 1],
    ],
    measure: measure(800),
  });
  writeLine(pdf, lines[0] ?? '', left + beside, bottom - side / 2 - size * 0.54, {
    size,
    weight: 800,
    colour: colours.action,
  });
}

/** Marks around the sheet's cards, outside them, where the cuts go. */
function drawCutMarks(pdf: Pdf, left: number, top: number, rows: number): void {
  const right = left + CARD.columns * CARD.width;
  const bottom = top + rows * CARD.height;
  for (let column = 0; column <= CARD.columns; column += 1) {
    const x = left + column * CARD.width;
    pdf.moveTo(x, top - MARK_GAP - MARK_LENGTH).lineTo(x, top - MARK_GAP);
    pdf.moveTo(x, bottom + MARK_GAP).lineTo(x, bottom + MARK_GAP + MARK_LENGTH);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * CARD.height;
    pdf.moveTo(left - MARK_GAP - MARK_LENGTH, y).lineTo(left - MARK_GAP, y);
    pdf.moveTo(right + MARK_GAP, y).lineTo(right + MARK_GAP + MARK_LENGTH, y);
  }
  pdf.lineWidth(0.5).stroke('#000000');
  // Thin lines to cut along with scissors.
  for (let column = 1; column < CARD.columns; column += 1) {
    const x = left + column * CARD.width;
    pdf.moveTo(x, top).lineTo(x, bottom);
  }
  for (let row = 1; row < rows; row += 1) {
    const y = top + row * CARD.height;
    pdf.moveTo(left, y).lineTo(right, y);
  }
  pdf.lineWidth(0.3).dash(2, { space: 3 }).stroke(colours.inkSoft).undash();
}
