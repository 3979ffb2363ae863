import { readMoney } from '@/lib/format/written-money';
import {
  countIn,
  type ExportFormat,
  type ExportRow,
  everyChoice,
  type Goods,
  groupedBy,
  listIn,
  optionsOf,
  saysNo,
  type Variant,
} from './export-format';

/** Where a picture is that an export names by its file alone. */
const MEDIA = 'https://static.wixstatic.com/media/';

/**
 * Store products, Export in Wix, of its first catalogue (handleId) and of its new one (handle). The rows
 * with one handle are a product, its variants and its further pictures, as fieldType says.
 */
export const wix: ExportFormat = {
  name: 'Wix',
  signatures: [
    ['handleid', 'fieldtype', 'name'],
    ['handle', 'fieldtype', 'name'],
  ],
  facts: {
    product: ['rows of one product', 'handleid', 'handle'],
    type: ['rows of one product', 'fieldtype'],
    name: ['Name', 'name'],
    description: ['Description', 'description', 'plaindescription'],
    category: ['Category', 'collection'],
    optionName: ['Sizes and Colour', 'productoptionname#'],
    option: ['Sizes and Colour', 'productoptiondescription#', 'productoptionchoices#'],
    priceKes: ['Price', 'price'],
    surcharge: ['Price', 'surcharge'],
    discountMode: ['Price', 'discountmode'],
    discount: ['Price', 'discountvalue'],
    originalPriceKes: ['Earlier price', 'strikethroughprice'],
    count: ['stock', 'inventory'],
    picture: ['Picture', 'productimageurl', 'media'],
    alt: ['Picture text', 'mediaalttext'],
    visible: ['whether it is sold', 'visible'],
  },
  goodsIn: (rows) => groupedBy(rows, (row) => row.text('product')).map(goodsOf),
};

function goodsOf(rows: readonly [ExportRow, ...ExportRow[]]): Goods {
  const isOf = (type: string) => (row: ExportRow) => row.text('type').toLowerCase() === type;
  const product = rows.find(isOf('product')) ?? rows[0];
  const variants = rows.filter(isOf('variant')).filter((row) => !saysNo(row.text('visible')));
  const choices = everyChoice(
    optionsOf(product, product).map(({ name, value }) => ({
      name,
      values: listIn(value, ';').map(withoutHex),
    })),
  );
  const [category = ''] = listIn(product.text('category'), ';');
  return {
    row: product.row,
    name: product.text('name'),
    notTaken: saysNo(product.text('visible')) ? 'it is not visible' : undefined,
    facts: product.text,
    category,
    pictures: rows.filter((row) => !isOf('variant')(row)).flatMap(picturesOf),
    variants:
      variants.length > 0
        ? variants.map((row) => {
            const options = optionsOf(row, product).map((option) => ({
              ...option,
              value: withoutHex(option.value),
            }));
            return { ...priced(row, product), options, pictures: picturesOf(row) };
          })
        : choices.map((options) => ({ ...priced(product, product), options, pictures: [] })),
  };
}

/** '#ff0000:Red' → 'Red' */
function withoutHex(value: string): string {
  return value.replace(/^#[\da-f]{3,8}:/i, '');
}

function priced(row: ExportRow, product: ExportRow): Omit<Variant, 'options' | 'pictures'> {
  const base = row.text('priceKes') || product.text('priceKes');
  const { amount, isUnclear, currency } = readMoney(base) ?? {};
  const full = isUnclear || currency ? undefined : amount;
  const surcharge = Number(row.text('surcharge'));
  const discount = Number(product.text('discount'));
  const isPercent = product.text('discountMode').toUpperCase() === 'PERCENT';
  const whole = (full ?? Number.NaN) + (row === product ? 0 : surcharge);
  const now = isPercent ? whole * (1 - discount / 100) : whole - discount;
  const isReduced = discount > 0 && now > 0;
  return {
    row: row.row,
    // What is no sum is left to be said where prices are read.
    price: Number.isNaN(now) ? base : String(isReduced ? round(now) : whole || base),
    earlierPrice: isReduced
      ? String(whole)
      : row.text('originalPriceKes') || product.text('originalPriceKes'),
    stock: stockOf(row.text('count')),
  };
}

function round(price: number): number {
  return Math.round(price * 100) / 100;
}

function stockOf(text: string): Variant['stock'] {
  return /^out[\s_]?of[\s_]?stock$/i.test(text) ? 'out' : countIn(text);
}

function picturesOf(row: ExportRow): string[] {
  return listIn(row.text('picture'), ';').map((picture) =>
    /^https?:/.test(picture) ? picture : MEDIA + picture,
  );
}
