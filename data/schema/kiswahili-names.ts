import { field, optional, type Read, record, sampleMark, table, text } from './field';

/** What the filters of the pages in Kiswahili call colours, kinds of goods and sizes: data/kiswahili-names.ts. */
export const kiswahiliNames = record({
  colours: optional(
    field(table(text()), {
      title: 'Colours',
      help: 'Each colour in English as the filter has it, then in Kiswahili.',
      columns: ['Colour', 'In Kiswahili'],
    }),
  ),
  kinds: optional(
    field(table(text()), {
      title: 'Kinds of goods',
      help: 'Each word of merchant.ts, then its name in Kiswahili.',
      form: 'Each kind by its word, then its name in Kiswahili.',
      columns: ['Kind', 'In Kiswahili'],
    }),
  ),
  sizes: optional(
    field(table(text()), {
      title: 'Sorts of sizes',
      help: 'Each size set of catalogue/size-sets.ts and each size guide of a product, then its name in Kiswahili.',
      form: 'Each size set and each size guide of a product by its word, then its name in Kiswahili.',
      columns: ['Sizes', 'In Kiswahili'],
    }),
  ),
  sample: sampleMark(),
});

export type KiswahiliNames = Read<typeof kiswahiliNames>;
