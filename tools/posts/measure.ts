import PDFDocument from 'pdfkit';
import { type BrandWeight, brandFonts } from '@/lib/brand/brand-fonts.build';
import { fontRuns } from '@/lib/brand/drawable';
import type { Measure } from './fit-lines';

/** The name under which a file of the font is known in a PDF. */
export function fontName(part: string, weight: BrandWeight): string {
  return `${part} ${weight}`;
}

/** Makes the font's files known to a PDF. */
export async function registerFonts(pdf: PDFKit.PDFDocument): Promise<void> {
  for (const { part, weight, data } of await brandFonts()) {
    pdf.registerFont(fontName(part, weight), data);
  }
}

/** The width of a text in the shop's font, by weight. */
export type MeasureIn = (weight: BrandWeight) => Measure;

/** Measures as a PDF with the font does. */
export function measureWith(pdf: PDFKit.PDFDocument): MeasureIn {
  return (weight) => (text, size) =>
    fontRuns(text).reduce(
      (width, run) =>
        width + pdf.font(fontName(run.part, weight)).fontSize(size).widthOfString(run.text),
      0,
    );
}

/** Measures for pictures: with the same font, in px. */
export async function fontMeasure(): Promise<MeasureIn> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  await registerFonts(pdf);
  return measureWith(pdf);
}
