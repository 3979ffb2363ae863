import { productPath } from '@/lib/catalogue/shop-paths';
import { DAY_MS } from '@/lib/format/kenyan-time';
import { asRecord } from '@/lib/format/unknown-values';
import { FINDING_VERSION, type FindingIndex, type FindingProduct } from './finding-product';

/**
 * The finding index from a parsed JSON text that may be anything (./finding-file writes it). Throws where
 * it is not such a file: another version, a table that a product refers to and is not there, a product
 * without a name or a price.
 */
export function parseFinding(value: unknown): FindingIndex {
  const file = asRecord(value);
  const table = (name: string, at: unknown) => list(list(file[name])[at as number]);
  const parseRow = (row: unknown): FindingProduct => {
    const [
      id,
      name,
      category,
      kind,
      people,
      set,
      colour,
      price,
      was,
      shows,
      shape,
      look,
      day,
      more,
    ] = list(row);
    const [categoryKey, categoryName] = texts(table('categories', category));
    const [kindId, kindWords = ''] = texts(table('kinds', kind));
    const [it, alsoIt] = texts(table('people', people));
    const [colours = '', families] = texts(table('colours', colour));
    const [sizeGroup = '', flags, ...sizes] = texts(table('sets', set));
    const [aspect = 0, ...widths] = shape === -1 ? [] : table('shapes', shape).map(Number);
    const [hash = '', pictureColour] = `${look}`.split('#');
    const { soldOutSizes, sizesLeft, isNew } = asRecord(more);
    if (!id || !name || !(Number(price) > 0)) throw invalid();
    return {
      id: `${id}`,
      name: `${name}`,
      path: productPath(`${categoryKey}`, `${id}`),
      priceKes: Number(price),
      ...(was ? { originalPriceKes: Number(was) } : {}),
      sizes,
      hasOwnSizes: Number(flags) % 2 === 1,
      sizeGroup,
      ...(Number(flags) > 1 ? { hasSizeGuide: true } : {}),
      ...(soldOutSizes ? { soldOutSizes: texts(soldOutSizes) } : {}),
      ...(sizesLeft ? { sizesLeft: sizesLeft as Record<string, number> } : {}),
      category: `${categoryName}`,
      categoryKey: `${categoryKey}`,
      // A card shows neither: its name is beside the picture.
      description: '',
      alt: '',
      ...(hash && {
        picture: { name: `${id}`, hash, colour: `#${pictureColour}`, widths, aspect },
      }),
      kind: kindId as FindingProduct['kind'],
      kindWords,
      colours: colours.split('/'),
      ...(day ? { added: dayOf(Number(day)) } : {}),
      ...(isNew ? { markedNew: true } : {}),
      is: `${kindWords} ${it} ${families} ${was ? 'offer' : ''} ${isNew ? 'new' : ''}`,
      shows: `${shows} ${alsoIt}`,
    };
  };
  const products = file.v === FINDING_VERSION ? list(file.products).map(parseRow) : [];
  // A shop without products is not served: such a file would empty every shelf.
  if (products.length === 0) throw invalid();
  return { products, words: asRecord(file.words) as FindingIndex['words'] };
}

function dayOf(daysSince2000: number): string {
  return new Date(Date.UTC(2000) + daysSince2000 * DAY_MS).toISOString().slice(0, 10);
}

function texts(value: unknown): string[] {
  return list(value).map(String);
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw invalid();
}

function invalid(): Error {
  return new Error('not the finding index');
}
