import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { withFacts } from './facts';

/** What the shop is, in a few words; '' where nothing is said. */
export const tagline = withFacts(shop.tagline ?? '');

/** The shop's name with what it is: 'Mavazi: Clothes and shoes from Thika'; the name without a tagline. */
export const fullName = tagline ? `${shop.name}: ${tagline}` : shop.name;

/** Where the shop is, in one line, from the street to the county, as far as it is given. */
export const addressLine = [address.street, address.town, address.county]
  .filter(Boolean)
  .join(', ');
