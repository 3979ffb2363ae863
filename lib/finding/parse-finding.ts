import { productPath } from '@/lib/catalogue/shop-paths';
import { asRecord } from '@/lib/format/unknown-values';
import { FINDING_VERSION, type FindingIndex, type FindingProduct } from './finding-product';

/**
 * The finding index from a parsed JSON text that may be anything (./finding-file writes it). Throws where
 * it is not such a file, or a row of it is not valid.
 */
export function parseFinding(value: unknown): FindingIndex {
  const file = asRecord(value);
  if (file.v !== FINDING_VERSION) throw invalid();
  const tables = file as Record<string, unknown>;
  const at = (name: string, number: unknown): unknown => list(tables[name])[Number(number)];

  const products = list(file.products).map((row): FindingProduct => {
    const [id, name, category, kind, people, set, colour, price, was, shows, shape, look, more] =
      list(row);
    const [categoryKey, categoryName] = texts(at('categories', category));
    const [gender, ageGroup] = texts(at('people', people));
    const [sizeGroup, flags, ...sizes] = list(at('sets', set));
    const { soldOutSizes, sizesLeft, added, isNew } = asRecord(more);
    return {
      id: text(id),
      name: text(name),
      path: productPath(text(categoryKey), text(id)),
      priceKes: amount(price),
      ...(was !== 0 && { originalPriceKes: amount(was) }),
      sizes: texts(sizes),
      hasOwnSizes: Number(flags) % 2 === 1,
      sizeGroup: text(sizeGroup),
      ...(Number(flags) > 1 && { hasSizeGuide: true }),
      ...(soldOutSizes !== undefined && { soldOutSizes: texts(soldOutSizes) }),
      ...(sizesLeft !== undefined && { sizesLeft: counts(sizesLeft) }),
      category: text(categoryName),
      categoryKey: text(categoryKey),
      // A card shows neither: its name is beside the picture.
      description: '',
      alt: '',
      ...(shape !== -1 && {
        picture: pictureOf(text(id), list(at('pictures', shape)), text(look)),
      }),
      kind: text(at('kinds', kind)) as FindingProduct['kind'],
      gender: text(gender) as FindingProduct['gender'],
      ageGroup: text(ageGroup) as FindingProduct['ageGroup'],
      colours: text(at('colours', colour)).split('/'),
      ...(added !== undefined && { added: text(added) }),
      ...(isNew === true && { isNew }),
      shows: text(shows).split(' '),
    };
  });
  // A shop without products is not served: such a file would empty every shelf.
  if (products.length === 0) throw invalid();
  return { products };
}

/** `look` is the hash of the picture's content and, from the '#' on, its colour. */
function pictureOf(name: string, shape: readonly unknown[], look: string) {
  const [aspect = 0, ...widths] = shape.map(amount);
  const [hash = '', colour = ''] = look.split('#');
  return { name, hash, colour: `#${colour}`, widths, aspect };
}

function counts(value: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(asRecord(value)).map(([size, count]) => [size, amount(count)]),
  );
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw invalid();
}

function texts(value: unknown): string[] {
  return list(value).map(text);
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw invalid();
}

/** A number above 0. */
function amount(value: unknown): number {
  if (typeof value === 'number' && value > 0) return value;
  throw invalid();
}

function invalid(): Error {
  return new Error('not the finding index');
}
