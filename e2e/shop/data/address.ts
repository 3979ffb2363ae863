import type { Address } from '@/data/schema/address';

/** Where the shop is. Without a street or a county: take its line out. */
export const address: Address = {
  /** What customers come to: 'stall' or 'shop'. 'online', or none: the pages speak of neither. */
  place: 'stall',
  street: 'Stand 14, Sample Road',
  town: 'Sampletown',
  county: 'Sample County',
  country: 'Kenya',
  /** Two letters, as in web addresses: 'KE'. */
  countryCode: 'KE',
};
