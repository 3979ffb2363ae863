import { isDeepStrictEqual } from 'node:util';
import type { Expression, ObjectExpression } from 'oxc-parser';
import type { CategoryRecord, ProductRecord } from '@/data/types';
import { categoryFile } from '@/lib/catalogue/check-categories';
import { categoryFields, productFields } from '@/lib/catalogue/check-fields';
import {
  type Edit,
  type Field,
  ModuleError,
  ModuleText,
  type Place,
  printed,
  type Value,
  withEdits,
} from './module-text';

/*
 * Changes the modules of data/catalogue in place: what is not changed keeps its comments and its layout
 * byte for byte (docs/decisions/0029). Every function takes texts and gives texts; write-modules.ts
 * formats and writes them.
 */

/** The modules of data/catalogue as texts, each by its file's name: 'footwear.ts'. */
export type Modules = Readonly<Record<string, string>>;

/** Fields to set; undefined takes the field out. */
export type FieldChanges = Readonly<Record<string, Value | undefined>>;

const CATEGORIES = 'categories.ts';

/**
 * The modules with fields of one product set or taken out. Throws a ModuleError where no module has the
 * product, or where its module cannot be changed by a program.
 */
export function changeProduct(modules: Modules, productId: string, changes: FieldChanges): Modules {
  for (const name of categoryModules(modules)) {
    const module = new CategoryModule(name, textOfModule(modules, name));
    const product = module.products.find(({ id }) => id === productId);
    if (product) return withText(modules, name, module.with(module.fieldEdits(product, changes)));
  }
  throw new ModuleError(`data/catalogue: there is no product "${productId}"`);
}

/**
 * The modules so that they hold exactly these categories, with these products in this order. A product
 * is known by its id, so it can be moved to another category; one that is in no module is added, one
 * that is in none of the categories is taken out. A new category gets a module and is listed. A category
 * that is not among them stays as it is. Throws a ModuleError where a module cannot be changed.
 */
export function changeCatalogue(modules: Modules, wanted: readonly CategoryRecord[]): Modules {
  const existing = new Map(
    wanted.flatMap(({ id }) => {
      const text = modules[`${id}.ts`];
      return text === undefined ? [] : [[id, new CategoryModule(`${id}.ts`, text)] as const];
    }),
  );
  const sources = new Map<string, ProductSource>();
  for (const module of existing.values()) {
    for (const product of module.products) {
      if (sources.has(product.id)) {
        throw new ModuleError(`data/catalogue: two products have the id "${product.id}"`);
      }
      sources.set(product.id, { module, product });
    }
  }
  let changed = modules;
  for (const category of wanted) {
    const module = existing.get(category.id);
    const text = module
      ? module.withCategory(category, sources)
      : newModule(category, modules[CATEGORIES] ?? '', sources);
    changed = withText(changed, `${category.id}.ts`, text);
  }
  return withText(changed, CATEGORIES, listedCategories(changed, wanted));
}

/** The text of a module that exports a list of texts, such as offers.ts, so that it holds these. */
export function changeList(modules: Modules, name: string, wanted: readonly string[]): Modules {
  const module = new ModuleText(
    categoryFile(name.slice(0, -'.ts'.length)),
    textOfModule(modules, name),
  );
  const { value } = module.exported();
  const items = module
    .elementsOf(value)
    .map((node) => ({ key: String(module.valueOf(node)), node }));
  const edits = listEdits(module, value, items, wanted, (text) => printed(text));
  return withText(modules, name, withEdits(module.text, edits));
}

interface ProductNode {
  id: string;
  node: ObjectExpression;
  place: Place;
  fields: readonly Field[];
}

interface ProductSource {
  module: CategoryModule;
  product: ProductNode;
}

/** The module of a category. */
class CategoryModule extends ModuleText {
  readonly category: ObjectExpression;
  readonly fields: readonly Field[];
  readonly list: Expression;
  readonly products: readonly ProductNode[];

  constructor(name: string, text: string) {
    super(`data/catalogue/${name}`, text);
    const { value } = this.exported();
    if (value.type !== 'ObjectExpression') throw this.notPlain(value, 'a category in { }');
    this.category = value;
    this.fields = this.fieldsOf(value);
    const list = this.fields.find((field) => field.name === 'products')?.value;
    if (list?.type !== 'ArrayExpression') throw this.notPlain(list ?? value, 'products in [ ]');
    this.list = list;
    const nodes = this.elementsOf(list);
    const places = this.placesOf(list, nodes);
    this.products = nodes.map((node, index) => {
      if (node.type !== 'ObjectExpression') throw this.notPlain(node, 'a product in { }');
      const fields = this.fieldsOf(node);
      for (const field of fields) this.valueOf(field.value);
      const id = fields.find((field) => field.name === 'id');
      if (!id) throw this.notPlain(node, 'a product with an id');
      const place = places[index] ?? node;
      return { id: String(this.valueOf(id.value)), node, place, fields };
    });
  }

  with(edits: readonly Edit[]): string {
    return withEdits(this.text, edits);
  }

  /** The edits that give a product these fields. */
  fieldEdits(product: ProductNode, changes: FieldChanges): Edit[] {
    return this.objectEdits(product.node, product.fields, changes, Object.keys(productFields));
  }

  /** A product's text, with the comments above it, so that it holds exactly `record`. */
  productText(product: ProductNode, record: ProductRecord): string {
    const edits = [
      ...this.fieldEdits(product, exactly(record, product.fields)),
      ...this.commaAfter(product.node),
    ];
    return withEdits(this.text, edits, product.place.start, product.place.end);
  }

  /** The module's text so that it holds this category. */
  withCategory(wanted: CategoryRecord, sources: ReadonlyMap<string, ProductSource>): string {
    const { products, ...facts } = wanted;
    const own = this.fields.filter(({ name }) => name !== 'products');
    const edits = this.objectEdits(
      this.category,
      this.fields,
      exactly(facts, own),
      Object.keys(categoryFields),
    );
    if (isDeepStrictEqual(idsOf(products), idsOf(this.products))) {
      const records = products.map((record, index) => [record, this.products[index]] as const);
      for (const [record, product] of records) {
        if (product) edits.push(...this.fieldEdits(product, exactly(record, product.fields)));
      }
    } else {
      const places = this.products.map(({ place }) => place);
      const texts = products.map((record) => productText(record, sources));
      edits.push(itemsEdit(this.text, this.list, places, texts));
    }
    return this.with(edits);
  }

  private objectEdits(
    node: ObjectExpression,
    fields: readonly Field[],
    changes: FieldChanges,
    order: readonly string[],
  ): Edit[] {
    const places = this.placesOf(node, fields);
    return Object.entries(changes).flatMap(([name, value]) => {
      const index = fields.findIndex((field) => field.name === name);
      const field = fields[index];
      if (value === undefined) {
        const end = places[index]?.end ?? 0;
        return field ? [{ start: this.lineStart(field.start), end, text: '' }] : [];
      }
      if (field) {
        if (isDeepStrictEqual(this.valueOf(field.value), value)) return [];
        const { start, end } = field.value;
        return [{ start, end, text: printed(value) }];
      }
      const before = fields.findLastIndex(
        (other) => order.includes(other.name) && order.indexOf(other.name) < order.indexOf(name),
      );
      const previous = fields[before];
      const at = places[before]?.end ?? node.start + 1;
      const text = `\n${name}: ${printed(value)},`;
      return [...(previous ? this.commaAfter(previous) : []), { start: at, end: at, text }];
    });
  }

  /** Where the white space before an offset begins. */
  private lineStart(offset: number): number {
    return this.text.slice(0, offset).trimEnd().length;
  }
}

/** The changes after which an object with these fields holds exactly `record`. */
function exactly(record: object, fields: readonly Field[]): FieldChanges {
  return { ...Object.fromEntries(fields.map(({ name }) => [name, undefined])), ...record };
}

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id);
}

/**
 * The edit that puts these texts in place of a list's items; what follows the last item stays. Each is
 * on a line of its own, because the one before can end with a comment.
 */
function itemsEdit(
  text: string,
  list: Place,
  places: readonly Place[],
  items: readonly string[],
): Edit {
  const start = list.start + 1;
  const end = places.at(-1)?.end ?? start;
  const lines = items.map((item) => (/^\s*\n/.test(item) ? item : `\n${item}`));
  if (!/^[ \t\r]*\n/.test(text.slice(end))) lines.push('\n');
  return { start, end, text: lines.join('') };
}

/** The text of a product that is in a module or not yet in one. */
function productText(record: ProductRecord, sources: ReadonlyMap<string, ProductSource>): string {
  const source = sources.get(record.id);
  return source ? source.module.productText(source.product, record) : newProduct(record);
}

function newProduct(record: ProductRecord): string {
  return `\n{\n${fieldLines(record, Object.keys(productFields))}},`;
}

function fieldLines(record: object, order: readonly string[]): string {
  return Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => `${name}: ${printed(value)},\n`)
    .join('');
}

/** The text of a new category's module. */
function newModule(
  { products, ...facts }: CategoryRecord,
  list: string,
  sources: ReadonlyMap<string, ProductSource>,
): string {
  const lines = fieldLines(facts, Object.keys(categoryFields));
  const records = products.map((record) => productText(record, sources)).join('');
  return [
    "import type { CategoryRecord } from '@/data/types';\n",
    `export const ${constantOf(facts.id, list)}: CategoryRecord = {`,
    `${lines}products: [${records}\n],\n};\n`,
  ].join('\n');
}

/** The name of a category's constant: 'women-shoes' → womenShoes; another where that is taken. */
function constantOf(id: string, list: string): string {
  const camel = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const isFree = (name: string) => {
    try {
      new ModuleText(categoryFile(id), `const ${name} = 0;`);
      return !new RegExp(`\\b${name}\\b`).test(list);
    } catch {
      return false;
    }
  };
  return isFree(camel) ? camel : `category${camel[0]?.toUpperCase()}${camel.slice(1)}`;
}

/** The names of the modules that categories.ts lists, in its order. */
export function listedModules(modules: Modules): string[] {
  return listOfCategories(modules).items.map(({ key }) => `${key}.ts`);
}

function listOfCategories(modules: Modules) {
  const module = new ModuleText(`data/catalogue/${CATEGORIES}`, textOfModule(modules, CATEGORIES));
  const imports = module.body.filter((statement) => statement.type === 'ImportDeclaration');
  const ids = new Map(
    imports.flatMap(({ source, specifiers }) =>
      specifiers.map(({ local }) => [local.name, source.value.replace(/^\.\//, '')]),
    ),
  );
  const { value } = module.exported();
  const items = module.elementsOf(value).map((node) => {
    const id = node.type === 'Identifier' ? ids.get(node.name) : undefined;
    if (id === undefined) throw module.notPlain(node, 'a category with its line with import');
    return { key: id, node };
  });
  return { module, imports, list: value, items };
}

/** categories.ts with a line for each of the categories, in their order. */
function listedCategories(modules: Modules, wanted: readonly CategoryRecord[]): string {
  const { module, imports, list, items } = listOfCategories(modules);
  const listed = items.map(({ key }) => key);
  const order = wanted.map(({ id }) => id);
  const names = new Map<string, string>();
  const edits: Edit[] = [];
  for (const id of order.filter((one) => !listed.includes(one))) {
    const { name } = new ModuleText(categoryFile(id), textOfModule(modules, `${id}.ts`)).exported();
    names.set(id, name);
    const at = imports.at(-1)?.end ?? 0;
    edits.push({ start: at, end: at, text: `\nimport { ${name} } from './${id}';` });
  }
  const others = listed.filter((id) => !order.includes(id));
  edits.push(...listEdits(module, list, items, [...order, ...others], (id) => names.get(id) ?? id));
  return withEdits(module.text, edits);
}

/** The edits that give a list these items: those it has with their comments, and new ones printed. */
function listEdits(
  module: ModuleText,
  list: Expression,
  items: readonly { key: string; node: Place }[],
  wanted: readonly string[],
  print: (key: string) => string,
): Edit[] {
  if (list.type !== 'ArrayExpression') throw module.notPlain(list, 'a list in [ ]');
  if (
    isDeepStrictEqual(
      items.map(({ key }) => key),
      wanted,
    )
  )
    return [];
  const places = module.placesOf(
    list,
    items.map(({ node }) => node),
  );
  const texts = wanted.map((key) => {
    const index = items.findIndex((item) => item.key === key);
    const [item, place] = [items[index], places[index]];
    if (!item || !place) return `\n${print(key)},`;
    return withEdits(module.text, module.commaAfter(item.node), place.start, place.end);
  });
  return [itemsEdit(module.text, list, places, texts)];
}

/** The names of the modules that hold a category, listed or not. */
function categoryModules(modules: Modules): string[] {
  const others = [CATEGORIES, 'featured.ts', 'offers.ts', 'order.ts', 'size-sets.ts'];
  return Object.keys(modules).filter((name) => !others.includes(name));
}

/** The text of a module. Throws a ModuleError where there is none. */
export function textOfModule(modules: Modules, name: string): string {
  const text = modules[name];
  if (text === undefined) throw new ModuleError(`data/catalogue/${name}: there is no such file`);
  return text;
}

function withText(modules: Modules, name: string, text: string): Modules {
  return modules[name] === text ? modules : { ...modules, [name]: text };
}
