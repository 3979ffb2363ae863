import writeExcelFile, { type Image, type SheetData } from 'write-excel-file/node';
import type { CatalogueData } from '@/lib/catalogue/catalogue';
import { clean, protectedText } from './cell-values';
import { type Column, columns, type Placed } from './columns';
import { SHEET_NAME } from './read-xlsx';
import { letterOf } from './table';
import { placedProducts } from './write-csv';
import { dropDowns, type ListPlace, notes } from './xlsx-features';

/** A small picture of a product. */
export interface Thumbnail {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** The room of a thumbnail, px at 96 to the inch; the pictures themselves have twice as many. */
export const THUMBNAIL = { width: 48, height: 60 } as const;

const LINE = {
  borderColor: '#d9d2c0',
  borderStyle: 'thin',
  alignVertical: 'center',
  wrap: true,
} as const;
const HEADER = { ...LINE, fontWeight: 'bold', backgroundColor: '#f0ead6' } as const;
/** The text colour of columns that the shop writes and people do not edit. */
const GREY = '#777777';
const ROW_POINTS = ((THUMBNAIL.height + 8) * 72) / 96;
/** Rows below the last product that have drop-down lists too. */
const SPARE_ROWS = 300;

/**
 * The catalogue as an Excel workbook: a row for each product with its picture, drop-down lists, a note
 * on each header, and a second sheet with the words of the lists.
 */
export async function catalogueXlsx(
  data: CatalogueData,
  thumbnailOf: (product: Placed) => Promise<Thumbnail | undefined>,
): Promise<Buffer> {
  const products = placedProducts(data);
  const lists = listsIn(data);
  const rows: SheetData = products.map((product) =>
    columns.map((column, index) => {
      const { key, kind, write } = column;
      const cell = write(product, data);
      const look = { ...LINE, ...alignOf(column), ...(index === 0 && { height: ROW_POINTS }) };
      if (typeof cell === 'number') {
        const format = kind === 'number' ? '0.0' : '#,##0';
        return { ...look, type: Number, value: cell, format };
      }
      const value = typeof cell === 'string' ? escaped(protectedText(clean(cell))) : '';
      const textColor = key === 'id' ? { textColor: GREY } : {};
      // As text, so that a spreadsheet makes no date of 10-12.
      return { ...look, ...textColor, type: String, value, format: '@' };
    }),
  );
  const headers = columns.map((column) => {
    return { ...HEADER, ...alignOf(column), value: column.header, height: 32 };
  });
  const images = await thumbnails(products, thumbnailOf);
  const last = products.length + 1 + SPARE_ROWS;
  const places = columns.flatMap(({ list }, index): ListPlace[] => {
    const at = lists.findIndex(([name]) => name === list?.name);
    const words = lists[at]?.[1];
    if (!words) return [];
    const column = letterOf(at);
    return [
      {
        cells: `${letterOf(index)}2:${letterOf(index)}${last}`,
        source: `Lists!$${column}$2:$${column}$${words.length + 1}`,
      },
    ];
  });
  return writeExcelFile(
    [
      {
        sheet: SHEET_NAME,
        data: [headers, ...rows],
        columns: columns.map(({ width }) => ({ width })),
        stickyRowsCount: 1,
        stickyColumnsCount: 2,
        images,
      },
      {
        sheet: 'Lists',
        data: [
          lists.map(([name]) => ({ ...HEADER, value: name })),
          ...Array.from({ length: Math.max(...lists.map(([, words]) => words.length)) }, (_, row) =>
            lists.map(([, words]) => words[row] ?? null),
          ),
        ],
        columns: lists.map(() => ({ width: 22 })),
        stickyRowsCount: 1,
      },
    ],
    {
      fontFamily: 'Calibri',
      fontSize: 11,
      features: [
        dropDowns(SHEET_NAME, places),
        notes(
          SHEET_NAME,
          columns.map(({ note }) => note),
        ),
      ],
    },
  ).toBuffer();
}

/** A text in which a sequence like one of Excel's own codes, such as _x0041_, stays unchanged. */
function escaped(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** Prices to the right, ticks and short words in the middle, texts to the left. */
function alignOf({ kind, width }: Column): { align: 'left' | 'center' | 'right' } {
  if (kind === 'price') return { align: 'right' };
  return { align: width <= 10 ? 'center' : 'left' };
}

/** The drop-down lists by their names, each with its words. */
function listsIn(data: CatalogueData): (readonly [string, readonly string[]])[] {
  const lists = columns.flatMap(({ list }) =>
    list ? [[list.name, list.words(data)] as const] : [],
  );
  return [...new Map(lists)];
}

async function thumbnails(
  products: readonly Placed[],
  thumbnailOf: (product: Placed) => Promise<Thumbnail | undefined>,
): Promise<Image[]> {
  const images: Image[] = [];
  for (const [index, product] of products.entries()) {
    const thumbnail = await thumbnailOf(product);
    if (!thumbnail) continue;
    const { jpeg, width, height } = thumbnail;
    images.push({
      content: jpeg,
      contentType: 'image/jpeg',
      width,
      height,
      dpi: 96,
      anchor: { row: index + 2, column: 1 },
      offsetX: 8,
      offsetY: 4,
      title: product.record.id,
      description: product.record.alt,
    });
  }
  return images;
}
