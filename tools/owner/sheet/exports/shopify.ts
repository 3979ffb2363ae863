import {
  countIn,
  type ExportFormat,
  type ExportRow,
  type Goods,
  groupedBy,
  lastStep,
  optionsOf,
  saysNo,
  saysYes,
  type Variant,
} from './export-format';

/**
 * Products, Export in Shopify, before and since its new headers of 2025. The rows with one handle are a
 * product: the first has its facts, each its variant, and a row of a picture alone has no price.
 */
export const shopify: ExportFormat = {
  name: 'Shopify',
  signatures: [
    ['handle', 'title', 'option1 value'],
    ['handle', 'title', 'variant price'],
    ['url handle', 'title', 'price'],
  ],
  facts: {
    product: ['rows of one product', 'handle', 'url handle'],
    name: ['Name', 'title'],
    description: ['Description', 'body html', 'description'],
    category: ['Category', 'type', 'product category'],
    kind: ['Kind', 'product category', 'type'],
    optionName: ['Sizes and Colour', 'option# name'],
    option: ['Sizes and Colour', 'option# value'],
    colour: ['Colour', 'color product metafields shopify color pattern'],
    priceKes: ['Price', 'variant price', 'price'],
    originalPriceKes: ['Earlier price', 'variant compare at price', 'compare at price'],
    tracker: ['stock', 'variant inventory tracker', 'inventory tracker'],
    count: ['stock', 'variant inventory qty', 'inventory quantity'],
    sellsOn: ['stock', 'variant inventory policy', 'continue selling when out of stock'],
    picture: ['Picture', 'image src', 'product image url'],
    position: ['Picture', 'image position'],
    variantPicture: ['Picture', 'variant image', 'variant image url'],
    alt: ['Picture text', 'image alt text'],
    gender: ['Gender', 'google shopping gender'],
    ageGroup: ['Age group', 'google shopping age group'],
    condition: ['Condition', 'google shopping condition'],
    status: ['whether it is sold', 'status'],
    published: ['whether it is sold', 'published', 'published on online store'],
    giftCard: ['whether it is sold', 'gift card'],
  },
  goodsIn: (rows) => groupedBy(rows, (row) => row.text('product')).map(goodsOf),
};

function goodsOf(rows: readonly [ExportRow, ...ExportRow[]]): Goods {
  const [first] = rows;
  const pictures = rows
    .filter((row) => row.text('picture') !== '')
    .toSorted((a, b) => Number(a.text('position')) - Number(b.text('position')))
    .map((row) => row.text('picture'));
  return {
    row: first.row,
    name: first.text('name'),
    notTaken: notTaken(first),
    facts: first.text,
    category: lastStep(first.text('category')),
    pictures,
    variants: rows
      .filter((row) => isVariant(row) || row === first)
      .map((row) => variant(row, first)),
  };
}

function isVariant(row: ExportRow): boolean {
  return row.text('priceKes') !== '' || row.text('option') !== '';
}

function variant(row: ExportRow, first: ExportRow): Variant {
  const isCounted = row.text('tracker') !== '' && !/^(?:continue|true)$/i.test(row.text('sellsOn'));
  const picture = row.text('variantPicture');
  return {
    row: row.row,
    // Shopify's text for goods without a choice.
    options: optionsOf(row, first).filter(({ value }) => value !== 'Default Title'),
    price: row.text('priceKes'),
    earlierPrice: row.text('originalPriceKes'),
    stock: isCounted ? countIn(row.text('count')) : undefined,
    pictures: picture === '' ? [] : [picture],
  };
}

function notTaken(first: ExportRow): string | undefined {
  const status = first.text('status').toLowerCase();
  if (status === 'draft') return 'it is a draft';
  if (status === 'archived') return 'it is archived';
  if (status === 'unlisted') return 'it is unlisted: only its link shows it';
  if (saysNo(first.text('published'))) return 'it is not published';
  return saysYes(first.text('giftCard')) ? 'it is a gift card' : undefined;
}
