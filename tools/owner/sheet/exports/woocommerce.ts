import {
  countIn,
  type ExportFormat,
  type ExportRow,
  everyChoice,
  type Goods,
  lastStep,
  listIn,
  type Option,
  offered,
  optionsOf,
  saysNo,
  saysYes,
  type Variant,
} from './export-format';

/**
 * An export of WooCommerce (Products, Export). The rows of its variations follow a variable
 * product's row, and name it by its SKU or as id:12. A variation without a value of an attribute
 * stands for all values.
 */
export const woocommerce: ExportFormat = {
  name: 'WooCommerce',
  signatures: [
    ['type', 'sku', 'name', 'regular price'],
    ['type', 'name', 'published', 'regular price'],
  ],
  facts: {
    id: ['rows of one product', 'id'],
    sku: ['rows of one product', 'sku'],
    parent: ['rows of one product', 'parent'],
    type: ['rows of one product', 'type'],
    name: ['Name', 'name'],
    description: ['Description', 'short description', 'description'],
    category: ['Category', 'categories'],
    optionName: ['Sizes and Colour', 'attribute # name'],
    option: ['Sizes and Colour', 'attribute # value s', 'attribute # values'],
    priceKes: ['Price', 'regular price'],
    originalPriceKes: ['Price', 'sale price'],
    saleStarts: ['Price', 'date sale price starts'],
    saleEnds: ['Price', 'date sale price ends'],
    inStock: ['stock', 'in stock'],
    count: ['stock', 'stock'],
    sellsOn: ['stock', 'backorders allowed'],
    picture: ['Picture', 'images'],
    published: ['whether it is sold', 'published'],
    visibility: ['whether it is sold', 'visibility in catalog'],
  },
  goodsIn: (rows, today) => {
    const products = rows.filter((row) => !isVariation(row));
    const byName = new Map(
      products.flatMap((row) =>
        [row.text('sku'), `id:${row.text('id')}`]
          .filter((name) => name !== '')
          .map((name) => [name, row] as const),
      ),
    );
    const variations = new Map<ExportRow | undefined, ExportRow[]>();
    for (const row of rows.filter(isVariation)) {
      const product = byName.get(row.text('parent').replace(/^id:\s*/, 'id:'));
      variations.set(product, [...(variations.get(product) ?? []), row]);
    }
    const orphans = variations.get(undefined) ?? [];
    return [
      ...products.map((product) => goodsOf(product, variations.get(product) ?? [], today)),
      ...orphans.map((row) => ({
        ...goodsOf(row, [], today),
        notTaken: `its product, ${row.text('parent') || 'which it does not name'}, is not in the file`,
      })),
    ].toSorted((a, b) => a.row - b.row);
  },
};

function isVariation(row: ExportRow): boolean {
  return typesOf(row).includes('variation');
}

function typesOf(row: ExportRow): string[] {
  return listIn(row.text('type').toLowerCase(), ',');
}

/** The values of a list in which a comma that is part of one is written as \,. */
function valuesIn(text: string): string[] {
  return listIn(text, /(?<!\\),/).map((one) => one.replaceAll('\\,', ','));
}

function goodsOf(product: ExportRow, variations: readonly ExportRow[], today: string): Goods {
  const attributes = optionsOf(product, product).map(({ name, value }) => ({
    name,
    values: valuesIn(value),
  }));
  const sold = variations.filter((row) => !saysNo(row.text('published')));
  const [category = ''] = valuesIn(product.text('category')).map(lastStep);
  return {
    row: product.row,
    name: product.text('name'),
    notTaken: notTaken(product, variations.length > 0 && sold.length === 0),
    facts: product.text,
    category: category === 'Uncategorized' ? '' : category,
    pictures: picturesOf(product),
    variants:
      sold.length > 0
        ? sold.flatMap((row) => variantsOf(row, product, attributes, today))
        : choices(product, attributes).map((options) => variant(product, product, options, today)),
  };
}

/** The choices of a product without variations: only the sizes of a simple product. */
function choices(
  product: ExportRow,
  attributes: readonly { name: string; values: readonly string[] }[],
): Option[][] {
  if (!typesOf(product).includes('simple')) return everyChoice(attributes);
  return everyChoice(
    attributes.map(({ name, values }) => ({
      name,
      values: /size/i.test(name) ? values : [values.join('/')],
    })),
  );
}

function variantsOf(
  row: ExportRow,
  product: ExportRow,
  attributes: readonly { name: string; values: readonly string[] }[],
  today: string,
): Variant[] {
  const own = optionsOf(row, row);
  const open = attributes.map(({ name, values }) => {
    const chosen = own.find((one) => one.name === name)?.value;
    return { name, values: chosen === undefined ? values : [chosen.replaceAll('\\,', ',')] };
  });
  const all = everyChoice(open).map((options) => variant(row, product, options, today));
  // A count that several variations share is not the count of each.
  return all.length > 1
    ? all.map((one) => ({ ...one, stock: one.stock === 'out' ? 'out' : undefined }))
    : all;
}

function variant(
  row: ExportRow,
  product: ExportRow,
  options: readonly Option[],
  today: string,
): Variant {
  const from = row.text('priceKes') === '' ? product : row;
  const [regular, sale] = [from.text('priceKes'), from.text('originalPriceKes')];
  const [starts, ends] = [from.text('saleStarts'), from.text('saleEnds')];
  const isOnSale =
    sale !== '' &&
    (starts === '' || starts.slice(0, 10) <= today) &&
    (ends === '' || ends.slice(0, 10) >= today);
  const isOut = saysNo(row.text('inStock')) && row.text('inStock') !== '';
  const sellsOn = saysYes(row.text('sellsOn')) || row.text('sellsOn') === 'notify';
  return {
    row: row.row,
    options,
    ...offered(regular, isOnSale ? sale : ''),
    stock: isOut ? 'out' : sellsOn ? undefined : countIn(row.text('count')),
    pictures: row === product ? [] : picturesOf(row),
  };
}

function picturesOf(row: ExportRow): string[] {
  return listIn(row.text('picture'), /,\s*(?=https?:)/);
}

function notTaken(product: ExportRow, areAllOff: boolean): string | undefined {
  const types = typesOf(product);
  const published = product.text('published');
  if (saysNo(published) || ['-1', 'private'].includes(published.toLowerCase())) {
    return 'it is not published';
  }
  if (/^(?:hidden|search)$/i.test(product.text('visibility'))) return 'it is hidden in its shop';
  if (types.includes('grouped')) return 'it is a group of other products';
  if (types.includes('external')) return 'it is sold by another shop';
  if (types.includes('virtual') || types.includes('downloadable')) return 'it is no goods to send';
  return areAllOff ? 'all its variations are switched off' : undefined;
}
