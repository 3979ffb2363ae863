import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { hoursText } from '@/lib/format/hours-text';
import { placeWords } from '@/words/place';
import { withFacts } from './facts';

/** What the shop is, in a few words; '' where nothing is said. */
export const tagline = withFacts(shop.tagline ?? '');

/** The shop's name with what it is: 'Mavazi: Clothes and shoes from Thika'; the name without a tagline. */
export const fullName = tagline ? `${shop.name}: ${tagline}` : shop.name;

const { street, town, county } = address;
const isOneName = county?.trim().toLowerCase() === town.trim().toLowerCase();

/** The town with its county, where that has another name and is given. */
export const townLine = county && !isOneName ? `${town}, ${county}` : town;

/** Where the shop is, in one line, from the street to the county, as far as it is given. */
export const addressLine = street ? `${street}, ${townLine}` : townLine;

/** When the shop is open, in words of the page's language; undefined in a shop that says no hours. */
export const hours = hoursText(visit.openingHours);

/** What is said of the place that customers come to. */
export const placeText = placeWords[address.place ?? 'online'];
