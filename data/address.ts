import type { Address } from '@/data/schema/address';

/** Where the shop is. Without a street or a county: take its line out. */
export const address: Address = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /** What customers come to: 'stall' or 'shop'. 'online', or none: the pages speak of neither. */
  place: 'stall',
  street: 'Stall 00, Market Street',
  town: 'Thika',
  county: 'Kiambu County',
  country: 'Kenya',
  /** Two letters, as in web addresses: 'KE'. */
  countryCode: 'KE',
};
