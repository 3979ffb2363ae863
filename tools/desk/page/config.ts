import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { DataModule } from '@/data/schema/modules';
import { dataModules, productModule } from '@/data/schema/modules';
import { withStockField } from './fields/stock-config';
import { fieldsOf, formField } from './form-field';
import { ENTRIES } from './form-value';
import { withPhotos } from './photos/photos-config';
import { partsOf } from './schema-parts';

/** The name of the format that reads and prints a module. */
export function formatOf({ name }: DataModule): string {
  return `data-${name}`;
}

/** Every module that the desk edits. */
export const deskModules: readonly DataModule[] = [...Object.values(dataModules), productModule];

/** The desk's configuration, for a repository or for a try in this browser alone. */
export function deskConfig(backend: CmsConfig['backend']): CmsConfig {
  return {
    load_config_file: false,
    backend,
    media_folder: 'data/photos/new',
    public_folder: '/photos/new',
    app_title: 'Desk',
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    collections: [withPhotos(products())],
    singletons: Object.entries(dataModules).map(([file, module]) => singleton(file, module)),
  };
}

function products(): EntryCollection {
  return {
    name: 'products',
    label: 'Products',
    label_singular: 'Product',
    folder: 'data/catalogue/products',
    extension: 'ts',
    format: formatOf(productModule),
    identifier_field: 'name',
    slug: '{{id}}',
    summary: '{{name}} · KSh {{priceKes}}',
    sortable_fields: ['name', 'priceKes', 'added'],
    fields: withStockField(fieldsOf(partsOf(productModule.schema).entries)),
  };
}

function singleton(file: string, module: DataModule): CollectionFile {
  const { kind, entries } = partsOf(module.schema);
  return {
    name: module.name,
    label: module.name,
    file: `data/${file}`,
    format: formatOf(module),
    fields:
      kind === 'record'
        ? fieldsOf(entries)
        : [{ ...formField(ENTRIES, module.schema), label: module.name }],
  } as CollectionFile;
}
