import type {
  CmsConfig,
  CollectionDivider,
  CollectionFile,
  EntryCollection,
  Field,
} from '@sveltia/cms';
import { aboutOf, type Schema } from '@/data/schema/field';
import type { DataModule } from '@/data/schema/modules';
import { dataModules, productModule } from '@/data/schema/modules';
import { shop } from '@/data/shop';
import { longestName } from '@/lib/values/limits';
import { PRODUCTS } from '@/tools/desk/page/forms/form-choices';
import { fieldsOf, formField } from '@/tools/desk/page/forms/form-field';
import { ENTRIES } from '@/tools/desk/page/forms/form-names';
import { DATE, LISTED, PRICE_ORDER } from '@/tools/desk/page/forms/product-in-list';
import { withoutSampleMarks } from '@/tools/desk/page/forms/sample-marks';
import { partsOf } from '@/tools/desk/page/forms/schema-parts';
import { withSheetNotice } from './fields/sheet-notice';
import { withStockField } from './fields/stock-config';
import { withPhotos } from './photos/photos-config';
import { photoConversion } from './photos/take-photo';
import { commitMessages } from './status/commit-words';

type File = keyof typeof dataModules;

/** The file of the shop's icon beside the desk's page. */
export const ICON = 'icon.svg';

/** The name of the format that reads and prints a module. */
export function formatOf({ name }: DataModule): string {
  return `data-${name}`;
}

/** Every module that the desk edits. */
export const deskModules: readonly DataModule[] = [...Object.values(dataModules), productModule];

/** The forms besides the products, in groups, in the order in which an owner needs them. */
const groups: readonly (readonly File[])[] = [
  ['catalogue/categories.ts', 'catalogue/offers.ts', 'catalogue/featured.ts', 'announcement.ts'],
  ['shop.ts', 'visit.ts', 'delivery.ts', 'payments.ts', 'policies.ts', 'faq.ts'],
  [
    'about.ts',
    'why-choose.ts',
    'reviews.ts',
    'address.ts',
    'social.ts',
    'sharing.ts',
    'colours.ts',
  ],
  ['catalogue/size-sets.ts', 'size-guide.ts', 'catalogue/order.ts', 'merchant.ts'],
  [
    ...(['pages.ts', 'scenes.ts', 'search-words.ts', 'colour-families.ts'] as const),
    ...(['kiswahili-names.ts', 'mpesa-tariff.ts'] as const),
  ],
];

/** The facts of the shop that the desk's builder puts in. */
export interface ShopFacts {
  /** A sheet online is taken in before each publish. */
  hasSheet: boolean;
  /** Something in it has the mark of a sample. */
  hasSamples: boolean;
}

/** The desk's configuration, for a repository or for a try in this browser alone. */
export function deskConfig(
  backend: CmsConfig['backend'],
  { hasSheet = false, hasSamples = false }: Partial<ShopFacts> = {},
): CmsConfig {
  const inShop = <T extends { fields?: readonly Field[] }>(form: T): T =>
    hasSamples || !form.fields ? form : { ...form, fields: withoutSampleMarks(form.fields) };
  return {
    load_config_file: false,
    backend: backend.name === 'test-repo' ? backend : withMessages(backend),
    media_folder: 'data/photos/new',
    public_folder: '/photos/new',
    media_libraries: { default: { config: { transformations: photoConversion } } },
    app_title: `Desk of ${shop.name}`,
    logo: { src: ICON },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true, maxlength: longestName },
    collections: [inShop(withPhotos(products(hasSheet)))],
    singletons: groups.flatMap((files, at) => [
      ...(at > 0 ? [{ divider: true } satisfies CollectionDivider] : []),
      ...files.map((file) => inShop(singleton(file, dataModules[file]))),
    ]),
  };
}

/** A backend that says of each commit what changed; a try in the browser has no commits. */
function withMessages(backend: CmsConfig['backend']): CmsConfig['backend'] {
  return { ...backend, commit_messages: commitMessages } as CmsConfig['backend'];
}

function products(hasSheet: boolean): EntryCollection {
  const { entries } = partsOf(productModule.schema);
  const fields = [
    ...withStockField(fieldsOf(entries)),
    { name: LISTED, widget: 'hidden' } as const,
    sortField(PRICE_ORDER, entries.priceKes),
    sortField(DATE, entries.added),
  ];
  return {
    name: PRODUCTS,
    label: productModule.title,
    label_singular: 'Product',
    folder: 'data/catalogue/products',
    extension: 'ts',
    format: formatOf(productModule),
    identifier_field: 'name',
    slug: { template: '{{name}}', editable: false },
    // A copy would have the photos and the former addresses of the other.
    duplicate: false,
    summary: `{{name}} · {{${LISTED}}}`,
    sortable_fields: {
      fields: ['name', PRICE_ORDER, DATE],
      default: { field: 'name' },
    },
    view_groups: [{ label: 'Category', field: 'category' }],
    view_filters: [
      { label: 'Sold out', field: LISTED, pattern: '[Ss]old out' },
      { label: 'Price lowered', field: 'originalPriceKes', pattern: '\\d' },
    ],
    fields: hasSheet ? withSheetNotice(fields) : fields,
  };
}

/** A field of no form, by which the list is sorted: the menu shows its label, which the type does not have. */
function sortField(name: string, schema: Schema | undefined): Field {
  return { name, label: aboutOf(schema).title, widget: 'hidden' } as Field;
}

function singleton(file: File, module: DataModule): CollectionFile {
  const { kind, entries } = partsOf(module.schema);
  return {
    name: module.name,
    label: module.title,
    file: `data/${file}`,
    format: formatOf(module),
    fields: kind === 'record' ? fieldsOf(entries) : [entriesField(module)],
  };
}

/** The field of a form whose module is a list or a table. */
function entriesField({ schema, title, one, help, form = help }: DataModule): Field {
  const field = formField(ENTRIES, schema);
  return {
    ...field,
    label: title,
    hint: form,
    ...(field.widget === 'list' && { label_singular: one }),
  } as Field;
}
