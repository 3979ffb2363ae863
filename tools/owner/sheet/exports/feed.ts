import { escapeRegExp } from '@/lib/values/escape-reg-exp';
import {
  countIn,
  type ExportFormat,
  type ExportRow,
  type Goods,
  groupedBy,
  lastStep,
  listIn,
  offered,
  type Variant,
} from './export-format';

/**
 * A catalogue feed, in the form of Meta (shops on Instagram and Facebook, WhatsApp) and Google
 * Merchant. Each row is a variant; variants of one product share a group, or the title.
 */
export const feed: ExportFormat = {
  name: 'Meta or Google Merchant',
  signatures: [
    ['id', 'title', 'availability', 'price'],
    ['id', 'title', 'price', 'image link'],
  ],
  facts: {
    product: ['rows of one product', 'item group id', 'title'],
    name: ['Name', 'title'],
    description: ['Description', 'description', 'rich text description'],
    category: ['Category', 'product type', 'fb product category', 'google product category'],
    kind: ['Kind', 'google product category', 'fb product category', 'product type'],
    size: ['Sizes', 'size', 'sizes'],
    colour: ['Colour', 'color', 'colour'],
    priceKes: ['Price', 'price'],
    originalPriceKes: ['Price', 'sale price'],
    saleDates: ['Price', 'sale price effective date'],
    availability: ['stock', 'availability'],
    count: ['stock', 'quantity to sell on facebook', 'inventory', 'quantity'],
    picture: ['Picture', 'image link'],
    further: ['Picture', 'additional image link'],
    gender: ['Gender', 'gender'],
    ageGroup: ['Age group', 'age group'],
    condition: ['Condition', 'condition'],
    material: ['Material', 'material'],
    status: ['whether it is sold', 'status'],
    visibility: ['whether it is sold', 'visibility'],
  },
  goodsIn: (rows, today) =>
    groupedBy(rows, (row) => row.text('product')).map((group) => goodsOf(group, today)),
};

function goodsOf(rows: readonly [ExportRow, ...ExportRow[]], today: string): Goods {
  const [first] = rows;
  const category = lastStep(first.text('category'));
  const isHidden = ['status', 'visibility'].some((fact) =>
    /^(?:archived|hidden|staging|unpublished)$/i.test(first.text(fact)),
  );
  return {
    row: first.row,
    name: withoutOptions(first.text('name'), [first.text('colour'), first.text('size')]),
    notTaken: isHidden ? 'it is not published' : undefined,
    facts: first.text,
    // Google names a category by a number, too.
    category: /^\d+$/.test(category) ? '' : category,
    pictures: [],
    variants: rows.map((row) => variant(row, today)),
  };
}

function variant(row: ExportRow, today: string): Variant {
  const [starts = '', ends = ''] = row.text('saleDates').split('/');
  const sale = row.text('originalPriceKes');
  const isOnSale =
    sale !== '' && (starts === '' || starts <= `${today}T24`) && (ends === '' || ends >= today);
  const isOut = /^(?:out[ _]of[ _]stock|discontinued)$/i.test(row.text('availability'));
  return {
    row: row.row,
    options: [
      { name: 'Size', value: row.text('size') },
      { name: 'Colour', value: row.text('colour').replace(/\s*[/,]\s*/g, '/') },
    ].filter(({ value }) => value !== ''),
    ...offered(row.text('priceKes'), isOnSale ? sale : ''),
    stock: isOut ? 'out' : countIn(row.text('count')),
    pictures: [row.text('picture'), ...listIn(row.text('further'), /,\s*(?=https?:)/)].filter(
      (one) => one !== '',
    ),
  };
}

/** 'Maxi Dress - Red / M' → 'Maxi Dress' */
function withoutOptions(title: string, options: readonly string[]): string {
  const ends = options.filter((one) => one !== '').map(escapeRegExp);
  const end = new RegExp(`(?:\\s*[-–,/(|]\\s*(?:${ends.join('|')})\\)?)+$`, 'i');
  return (ends.length > 0 && title.replace(end, '')) || title;
}
