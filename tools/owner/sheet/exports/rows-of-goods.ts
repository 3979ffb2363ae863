import { LETTER_SIZE } from '@/data/schema/letter-sizes';
import { named } from '@/lib/format/sentences';
import type { SheetIssue } from '@/tools/owner/sheet/sheet-issue';
import { ONLY_SIZE } from '@/tools/owner/sheet/sizes-cell';
import type { TableRow } from '@/tools/owner/sheet/table';
import type { Goods, Option, Variant } from './export-format';
import { type ExportPrice, exportPrice } from './export-price';
import { plainText } from './html-text';

/** The findings while an export is read: mistakes that must be corrected, and warnings. */
export interface ExportNotes {
  issues: SheetIssue[];
  remarks: SheetIssue[];
}

const SIZE_NAME = /size|saizi|ukubwa|waist|^eu$|^uk$/i;
const COLOUR_NAME = /colou?r|rangi/i;
const SIZE = new RegExp(`^(?:\\d{1,3}(?:[.,]5)?|${LETTER_SIZE}|(?:one|free) size)$`, 'i');

/** A variant with the sizes and prices that the sheet has of it. */
interface Sized {
  variant: Variant;
  size: string | undefined;
  others: readonly Option[];
  price: ExportPrice['price'];
  earlier: ExportPrice['price'];
}

/**
 * The rows of the sheet that a product of an export is: its sizes are one row. A product of the shop has
 * one price and one picture for all of its sizes, so each colour, and each price, is a row. What is not
 * taken is in the notes.
 */
export function rowsOfGoods(goods: Goods, notes: ExportNotes): TableRow[] {
  const { row, name, notTaken } = goods;
  if (notTaken !== undefined) {
    notes.remarks.push({ row, where: name || 'Name', must: `is not taken, as ${notTaken}` });
    return [];
  }
  const sizeName = sizeOptionOf(goods.variants);
  const sized = goods.variants.map((variant) => sizedOf(variant, sizeName, notes));
  const splitting = splittingNames(sized);
  const valuesOf = ({ others }: Sized) =>
    splitting.flatMap((option) => others.find((one) => one.name === option)?.value ?? []);
  const rows = groupsOf(sized, (one) => valuesOf(one).join('\n')).flatMap((group) => {
    const byPrice = groupsOf(group, ({ price }) => price);
    return byPrice.map((members) => {
      const sizes = byPrice.length > 1 ? members.map(({ size = '' }) => size).join(' ') : '';
      return {
        members,
        name: [name, ...group.slice(0, 1).flatMap(valuesOf), sizes].filter(Boolean).join(', '),
      };
    });
  });
  if (rows.length > 1) {
    const names = rows.map((one) => `"${one.name}"`);
    const must = `"${name}" is ${rows.length} products, ${named(names)}: a product has one picture and one price for all its sizes`;
    notes.remarks.push({ row, where: 'Name', must });
  }
  const isSizeless = sized.every(({ size }) => size === undefined);
  if (isSizeless) {
    notes.remarks.push({
      row,
      where: 'Sizes',
      must: `${ONLY_SIZE} is assumed, because the file names none`,
    });
  }
  return rows.map((one) => tableRow(goods, one.name, one.members));
}

function tableRow(goods: Goods, name: string, members: readonly Sized[]): TableRow {
  const { category, facts } = goods;
  const [first] = members;
  const stocks = members.map(({ variant }) => variant.stock);
  const isOut = stocks.every((stock) => stock === 'out' || stock === 0);
  const pictures = members.flatMap(({ variant }) => variant.pictures);
  const isWhole = members.length === goods.variants.length;
  const shown = isWhole || pictures.length === 0 ? [...goods.pictures, ...pictures] : pictures;
  const colour = first?.others.find((option) => COLOUR_NAME.test(option.name))?.value;
  const material = first?.others.find((option) => /^material$/i.test(option.name))?.value;
  const condition = facts('condition').toLowerCase();
  const ageGroup = facts('ageGroup').toLowerCase();
  const cells: TableRow['cells'] = {
    name,
    category,
    description: plainText(facts('description')),
    priceKes: first?.price ?? null,
    originalPriceKes: earlierOf(first),
    sizes: sizesCell(members),
    soldOut: isOut ? 'yes' : '',
    colour: (colour ?? facts('colour')).replace(/\s*[;,]\s*/g, '/'),
    material: material ?? facts('material'),
    alt: facts('alt'),
    gender: facts('gender'),
    ageGroup: ageGroup === 'all ages' ? 'adult' : ageGroup,
    condition: condition.startsWith('used') ? 'used' : condition === 'new' ? '' : condition,
    picture: [...new Set(shown)].map((address) => address.replaceAll(' ', '%20')).join(' '),
  };
  return { row: first?.variant.row ?? goods.row, cells, kindText: facts('kind') };
}

function earlierOf(sized: Sized | undefined): number | string | null {
  const { price, earlier = null } = sized ?? {};
  // Other shops write the price itself where nothing is lowered.
  const isLower = typeof earlier === 'number' && typeof price === 'number' && earlier <= price;
  return isLower ? null : earlier;
}

function sizedOf(variant: Variant, sizeName: string | undefined, notes: ExportNotes): Sized {
  const { row, options, doubt } = variant;
  if (doubt) notes.remarks.push({ row, where: 'Price', must: doubt });
  const read = (text: string, where: string) => {
    const { price, wrong, isRounded } = exportPrice(text);
    if (wrong) notes.issues.push({ row, where, ...wrong });
    if (isRounded) {
      notes.remarks.push({ row, where, found: text, must: 'has cents, and is rounded' });
    }
    return price;
  };
  return {
    variant,
    size: options.find(({ name }) => name === sizeName)?.value,
    others: options.filter(({ name }) => name !== sizeName),
    price: read(variant.price, 'Price'),
    // If the price itself is wrong, only the price is reported.
    earlier: exportPrice(variant.price).wrong
      ? undefined
      : read(variant.earlierPrice, 'Earlier price'),
  };
}

/** The option that is the sizes: by its name, else the one whose values all are sizes. */
function sizeOptionOf(variants: readonly Variant[]): string | undefined {
  const options = variants.flatMap(({ options: own }) => own);
  const names = [...new Set(options.map(({ name }) => name))];
  return (
    names.find((name) => SIZE_NAME.test(name)) ??
    names.find((name) =>
      options.filter((one) => one.name === name).every(({ value }) => SIZE.test(value)),
    )
  );
}

/** The names of the other options that differ among the variants. */
function splittingNames(sized: readonly Sized[]): string[] {
  const names = new Set(sized.flatMap(({ others }) => others.map(({ name }) => name)));
  return [...names].filter((name) => {
    const values = sized.map(({ others }) => others.find((one) => one.name === name)?.value);
    return new Set(values).size > 1;
  });
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/**
 * The sizes as the sheet's cell has them, with what is left of each. One alone may hold several, as 37-41:
 * it is read as a person's, and each of several is one size, whatever it looks like.
 */
function sizesCell(members: readonly Sized[]): string {
  const sizes = members.map(({ size = ONLY_SIZE, variant: { stock } }) => {
    const notes = [
      ...(members.length > 1 ? ['one size'] : []),
      ...(stock === 'out' || stock === 0 ? ['sold out'] : []),
      ...(typeof stock === 'number' && stock > 0 ? [`${stock} left`] : []),
    ];
    const text = size.replaceAll(';', ',');
    return notes.length > 0 ? `${text} (${notes.join(', ')})` : text;
  });
  return `${sizes.join('; ')};`;
}
