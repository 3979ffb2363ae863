import { readMoney } from '@/lib/format/written-money';
import { type Cell, CellError, textOfCell } from '@/tools/owner/sheet/cell-values';
import type { SheetIssue } from '@/tools/owner/sheet/sheet-issue';

/*
 * An export of another shop is read in three steps: its format says which columns hold which fact and which
 * rows are one product (`goodsIn`), `rowsOfGoods` makes rows of the sheet of them, and the sheet's own way
 * goes on from there.
 */

/** The way that another shop's program writes its products into a file. */
export interface ExportFormat {
  /** 'Read as an export of …' */
  name: string;
  /** Headers, as `headerKey` has them. A file that has all of one list is of this format. */
  signatures: readonly (readonly string[])[];
  facts: Facts;
  goodsIn: (rows: readonly ExportRow[], today: string) => readonly Goods[];
}

/**
 * By fact: what it is called in a sentence, and the headers that may hold it, the best first. A # in a header
 * stands for the numbers from 1 on. A fact with the name of a column of the sheet fills that column.
 */
export type Facts = Readonly<Record<string, readonly [label: string, ...headers: string[]]>>;

/** A row of an export by its facts. */
export interface ExportRow {
  /** As the spreadsheet counts. */
  row: number;
  /** The text of a fact; '' for an empty cell. */
  text: (fact: string, number?: number) => string;
}

/** A product with all its variants, as an export says it. */
export interface Goods {
  row: number;
  name: string;
  /** Why it is not taken: 'it is a draft'. */
  notTaken?: string | undefined;
  /** Where each fact that all variants share is read from. */
  facts: (fact: string) => string;
  category: string;
  pictures: readonly string[];
  variants: readonly Variant[];
}

/** A variant that customers of the other shop can choose. */
export interface Variant {
  row: number;
  options: readonly Option[];
  price: string;
  /** '' for none. */
  earlierPrice: string;
  /** How many are left; 'out' for none; undefined where nobody counts them. */
  stock: number | 'out' | undefined;
  /** The warning about its price. */
  doubt?: string;
  pictures: readonly string[];
}

export interface Option {
  name: string;
  value: string;
}

/** The highest number of a numbered column, such as that of an option. */
const MOST_NUMBERS = 6;

/** 'Attribute 1 value(s)' → 'attribute 1 value s', 'image_link' → 'image link'. */
export function headerKey(cell: Cell): string {
  return String(cell ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** The columns of a fact, each by its number: those among `headers`. */
export function columnsOf(fact: string, facts: Facts, headers: readonly string[]): number[][] {
  const [, ...names] = facts[fact] ?? [''];
  return Array.from({ length: MOST_NUMBERS }, (_, at) =>
    names.flatMap((name) => {
      const column = headers.indexOf(name.replace('#', String(at + 1)));
      return column < 0 ? [] : [column];
    }),
  );
}

/** Reads the rows of an export by their facts. A cell that cannot be read is noted in `issues`, and is ''. */
export function rowReader(headers: readonly string[], facts: Facts, issues: SheetIssue[]) {
  const columns = new Map(
    Object.keys(facts).map((fact) => [fact, columnsOf(fact, facts, headers)] as const),
  );
  return (row: number, cells: readonly Cell[]): ExportRow => {
    const text = (fact: string, number = 1): string => {
      for (const column of columns.get(fact)?.[number - 1] ?? []) {
        try {
          const read = textOfCell(cells[column] ?? null);
          if (read !== '') return read;
        } catch (error) {
          if (!(error instanceof CellError)) throw error;
          issues.push({ row, where: facts[fact]?.[0], must: error.must, found: error.found });
        }
      }
      return '';
    };
    return { row, text };
  };
}

/** The rows of each product, in the order of the file. A row without the fact is the last one's. */
export function groupedBy(rows: readonly ExportRow[], keyOf: (row: ExportRow) => string) {
  const groups = new Map<string, ExportRow[]>();
  let last = '';
  for (const row of rows) {
    last = keyOf(row) || last;
    groups.set(last, [...(groups.get(last) ?? []), row]);
  }
  return [...groups.values()].filter((group): group is [ExportRow, ...ExportRow[]] => true);
}

/** The options of a row whose names are in another: 'Size', '38'. */
export function optionsOf(
  row: ExportRow,
  named: ExportRow,
  nameFact = 'optionName',
  valueFact = 'option',
): Option[] {
  return Array.from({ length: MOST_NUMBERS }, (_, at) => ({
    name: named.text(nameFact, at + 1),
    value: row.text(valueFact, at + 1),
  })).filter(({ value }) => value !== '');
}

/** Each way to choose one value of every option, for goods whose variants have no rows. */
export function everyChoice(options: readonly { name: string; values: readonly string[] }[]) {
  return options.reduce<Option[][]>(
    (all, { name, values }) =>
      all.flatMap((chosen) => values.map((value) => [...chosen, { name, value }])),
    [[]],
  );
}

/** The parts of a list in a cell, without empty ones. */
export function listIn(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The last of a category's steps: 'Clothing > Dresses' → 'Dresses'. */
export function lastStep(path: string): string {
  return path.split('>').at(-1)?.trim() ?? '';
}

/**
 * The price and the earlier price of a variant with this regular price and offer ('' for none). An offer that is
 * not below the regular price is ignored.
 */
export function offered(
  regular: string,
  sale: string,
): Pick<Variant, 'price' | 'earlierPrice' | 'doubt'> {
  if (sale === '') return { price: regular, earlierPrice: '' };
  const [price, lower] = [readMoney(regular)?.amount, readMoney(sale)?.amount];
  if (price !== undefined && lower !== undefined && lower > price) {
    return {
      price: regular,
      earlierPrice: '',
      doubt: `is ${regular}, because the price of its offer, ${sale}, is above it`,
    };
  }
  return { price: sale, earlierPrice: regular };
}

/** Whether a cell says no: 'FALSE', '0', 'no'. */
export function saysNo(text: string): boolean {
  return ['false', '0', 'no'].includes(text.toLowerCase());
}

/** Whether a cell says yes: 'TRUE', '1', 'yes'. */
export function saysYes(text: string): boolean {
  return ['true', '1', 'yes'].includes(text.toLowerCase());
}

/** A count in a cell, 0 where it is below; undefined for no number. */
export function countIn(text: string): number | undefined {
  return /^-?\d+(?:\.0+)?$/.test(text) ? Math.max(0, Number(text)) : undefined;
}
