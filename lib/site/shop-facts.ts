import { address, shop, tagline } from '@/data/shop';

/** The shop's name with what it is: 'Mavazi: Clothes and shoes from Thika'; the name without a tagline. */
export const fullName = tagline ? `${shop.name}: ${tagline}` : shop.name;

/** Where the shop is, in one line, from the street to the county, as far as it is given. */
export const addressLine = [address.street, address.town, address.county]
  .filter(Boolean)
  .join(', ');
