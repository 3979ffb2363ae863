import { field, oneOf, optional, type Read, record, sampleMark, text } from './field';

/** Where the shop is: data/address.ts. */
export const address = record({
  sample: sampleMark(),
  place: optional(
    field(oneOf(['stall', 'shop', 'online'], "'stall', 'shop', 'online'"), {
      title: 'Kind of place',
      help: "What customers come to: 'stall' or 'shop'. 'online', or none: the pages speak of neither.",
      use: 'phone',
    }),
  ),
  street: optional(field(text(), { title: 'Street' })),
  town: field(text(), { title: 'Town', use: 'phone' }),
  county: optional(field(text(), { title: 'County' })),
  country: field(text(), { title: 'Country' }),
  countryCode: field(text(), {
    title: 'Code of the country',
    help: "Two letters, as in web addresses: 'KE'.",
  }),
});

export type Address = Read<typeof address>;
