import type { ProductRecord } from '@/data/schema/product';
import { readWhole } from '@/lib/format/written-value';
import { type Cell, CellError, quoted, textOfCell } from './cell-values';

type Steps = NonNullable<ProductRecord['wholesale']>;

const MUST = 'must be steps such as from 4: 420, from 12: 380';

/** Between two steps: a comma that is not one within thousands, a semicolon, a new line. */
const BETWEEN = /\s*(?:[;\n]|,(?!\d{3}(?!\d|\s*[:=@])))\s*/;

/** 'from 4: 420', '4: 420', '4+ = 420', '4 pieces @ KSh 420 each'. */
const STEP =
  /^(?:from|kuanzia)?\s*(?<from>\d{1,6})\s*(?:\+|pcs\.?|pieces|pairs|items|or more|and more)?\s*(?:[:=@]|at|→|->)\s*(?<price>.+?)\s*(?:each|kila moja)?$/i;

/** The steps of a product's price as its cell has them. It begins with a word: 4: 420 is a time to Excel. */
export function cellOfSteps(steps: Steps | undefined): Cell {
  return steps ? steps.map(({ from, priceKes }) => `from ${from}: ${priceKes}`).join(', ') : null;
}

/** The steps that a cell says. Throws a CellError for what is not surely right. */
export function stepsOfCell(cell: Cell): Steps | undefined {
  const text = textOfCell(cell);
  if (text === '') return undefined;
  return text
    .replace(/[;,\s]+$/, '')
    .split(BETWEEN)
    .map((part) => {
      const { from, price = '' } = STEP.exec(part)?.groups ?? {};
      const read = readWhole(price, MUST);
      if (read.must !== undefined && read.must !== MUST) throw new CellError(read.must);
      if (!from || read.must !== undefined || read.value === 0)
        throw new CellError(MUST, { found: quoted(cell) });
      return { from: Number(from), priceKes: read.value };
    });
}
