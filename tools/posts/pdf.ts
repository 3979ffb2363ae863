import PDFDocument from 'pdfkit';
import { colours } from '@/data/colours';
import type { BrandWeight } from '@/lib/brand/brand-fonts.build';
import { fontRuns } from '@/lib/brand/drawable';
import { kitengeShapes, kitengeTile } from '@/lib/brand/kitenge-svg';
import { fontName, registerFonts } from './measure';
import { ticketShape, ticketWidth } from './post-format';
import { ticketOutline } from './ticket-outline';

/** Millimetres in points. */
export const mm = (length: number) => (length * 72) / 25.4;

export type Pdf = PDFKit.PDFDocument;

/** A picture that a PDF holds once, however often it is drawn. */
export function openImage(pdf: Pdf, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  // Documented, but not in the package's types.
  return (pdf as Pdf & { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }).openImage(bytes);
}

/*
 * pdfkit, as it embeds a JPEG and the letters in use and gives the same bytes for the same content. pdfmake
 * makes no text smaller to fit and has no second font for a letter that the first lacks.
 */

/** A PDF without pages, with the shop's font; its bytes depend on what is drawn and on `day` alone. */
export async function openPdf(
  {
    title,
    author,
    language,
    day,
  }: { title: string; author: string; language: string /** 'YYYY-MM-DD' */; day: string },
  compress = true,
): Promise<Pdf> {
  const date = new Date(`${day}T09:00:00Z`);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    compress,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  await registerFonts(pdf);
  return pdf;
}

/** Ends a PDF and gives its bytes. */
export function closePdf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

interface Ink {
  size: number;
  weight?: BrandWeight;
  colour?: string;
}

/** Writes one line with its top at `y`, and gives its width. A line is as high as its letters' size. */
export function writeLine(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { size, weight = 600, colour = colours.ink }: Ink,
): number {
  let at = x;
  for (const run of fontRuns(text)) {
    pdf.font(fontName(run.part, weight)).fontSize(size).fillColor(colour);
    // Set by its baseline: the two files of the font need not have the same ascent.
    pdf.text(run.text, at, y + size * 0.82, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(run.text);
  }
  return at - x;
}

/** A price ticket with its top left corner at x, y; `filled` or as an outline, which saves ink. */
export function drawTicket(
  pdf: Pdf,
  price: string,
  x: number,
  y: number,
  {
    size,
    filled,
    width,
  }: { size: number; filled: boolean /** Of the price's letters. */; width: number },
): { width: number; height: number } {
  const box = {
    width: ticketWidth(width, size),
    height: size * 1.3,
  };
  const points = ticketOutline(box.width, box.height, size * ticketShape.tooth);
  pdf.polygon(...points.map(([left, top]): [number, number] => [x + left, y + top]));
  if (filled) pdf.fill(colours.brand);
  else pdf.lineWidth(0.7).stroke(colours.ink);
  writeLine(pdf, price, x + size * ticketShape.before, y + size * 0.17, { size, weight: 800 });
  return box;
}

/** An earlier price, struck through; gives its width. */
export function writeStruck(pdf: Pdf, text: string, x: number, y: number, size: number): number {
  const width = writeLine(pdf, text, x, y, { size, colour: colours.inkSoft });
  pdf.moveTo(x, y + size * 0.56).lineTo(x + width, y + size * 0.56);
  pdf.lineWidth(size * 0.07).stroke(colours.inkSoft);
  return width;
}

/** A band of kitenge, its tiles `height` high. */
export function drawKitenge(pdf: Pdf, x: number, y: number, width: number, height: number): void {
  const scale = height / kitengeTile.height;
  pdf.save().rect(x, y, width, height).clip().translate(x, y).scale(scale);
  for (let at = 0; at < width / scale; at += kitengeTile.width) {
    for (const { colour, path } of kitengeShapes(colours)) pdf.path(path).fill(colour);
    pdf.translate(kitengeTile.width, 0);
  }
  pdf.restore();
}
