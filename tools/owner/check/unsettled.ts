import { dataModules } from '@/data/schema/modules';
import { placesWithout } from '@/lib/catalogue/photo-names';
import { photoPlaces, SCENES } from '@/lib/catalogue/photo-places';
import { type ShopData, withProducts } from '@/lib/data-modules/shop-files.build';
import { firstOf } from '@/lib/format/sentences';
import { isFrontPage } from '@/lib/links/page-paths';
import { exampleOrigin } from '@/lib/links/site-url';
import { kiswahiliOf } from './kiswahili';
import { type OnPosts, placeholders } from './placeholders';

/** How much harm it does where the shop opens with it, the most first. */
export const harms = {
  sells: 'Sells wrongly',
  untrue: 'Untrue',
  notYours: 'Not yours yet',
  wish: 'Would be good',
} as const;

export type Harm = keyof typeof harms;

/** A fact to settle: one cause, however many records have it. */
export interface Unsettled {
  harm: Harm;
  /** A file of data/, or a setting. */
  where: string;
  what: string;
  /** The places, in a few words each; printed after `what`. */
  names?: readonly string[];
  /** The posts that show this fact. */
  onPosts?: OnPosts;
}

/** The other facts beside a shop's modules. */
export interface Beside {
  settings: Readonly<Record<string, string | undefined>>;
  /** Whether the owner's logo is in data/. */
  hasLogo: boolean;
  /** The photos, as paths in their folder; undefined where nobody sees them. */
  photos: readonly string[] | undefined;
}

/** So many names of a cause are said, where all are not asked for. */
const NAMED = 3;

/** The facts to settle in a shop, its photos and its settings, the most harmful first. */
export function unsettled(shop: ShopData, beside: Beside): Unsettled[] {
  const { settings: env, hasLogo, photos } = beside;
  const found = [
    ...placeholders(shop),
    ...prices(shop),
    ...samples(shop),
    ...addresses(shop),
    ...pictures(shop, photos),
    ...logo(hasLogo),
    ...kiswahili(shop),
    ...settings(shop, env),
  ];
  return (Object.keys(harms) as Harm[]).flatMap((one) => found.filter(({ harm }) => harm === one));
}

/** The rows under a heading for each harm, a line for each cause, with `most` of its names. */
export function describeUnsettled(rows: readonly Unsettled[], most = NAMED): string {
  const isShortened = rows.some(({ names = [] }) => names.length > most);
  const lines = (Object.keys(harms) as Harm[])
    .map((one) => [harms[one], rows.filter(({ harm }) => harm === one)] as const)
    .filter(([, those]) => those.length > 0)
    .flatMap(([heading, those]) => [
      `  ${heading}:`,
      ...those.map((row) => `    ${lineOf(row, most)}`),
    ]);
  return [...lines, ...(isShortened ? ['  Every name: npm run check -- --all'] : [])].join('\n');
}

/** 'data/shop.ts phone: 0700 000 000 is nobody's' */
export function lineOf(row: Unsettled, most = NAMED): string {
  return `${row.where}: ${whatOf(row, most)}`;
}

/** The fact to settle, with `most` of its names. */
export function whatOf({ what, names }: Unsettled, most = NAMED): string {
  return names ? `${what}: ${shortList(names, most)}` : what;
}

function prices({ products }: ShopData): Unsettled[] {
  const names = products.flatMap(({ id, priceKes }) => (priceKes === undefined ? [id] : []));
  const what = 'no price, so the shop draws one';
  return names.length > 0 ? [{ harm: 'sells', where: 'data/catalogue', what, names }] : [];
}

/** Files with facts that customers pay by: a sample there costs customers or the shop money. */
const costly: Readonly<Record<string, string>> = {
  'payments.ts': 'numbers and names of the sample shop, where money reaches nobody',
  'delivery.ts': 'fees and times of the sample shop',
  'mpesa-tariff.ts': 'what sending costs, not yet compared with the table of today',
};

/** The records with the mark of a sample, a line for each file. */
function samples(shop: ShopData): Unsettled[] {
  const { products, payments } = shop;
  const ids = products.flatMap(({ id, sample }) => (sample ? [id] : []));
  return [
    ...row('data/catalogue', ids),
    ...Object.entries(dataModules)
      // Without a number to send money to, nobody is shown what sending costs.
      .filter(([file]) => file !== 'mpesa-tariff.ts' || payments.mpesaNumber !== undefined)
      .filter(([file]) => file !== KISWAHILI_NAMES)
      .flatMap(([file, { name }]) => row(`data/${file}`, marked(shop[name], name), costly[file])),
  ];
}

function row(where: string, names: readonly string[], costs?: string): Unsettled[] {
  if (names.length === 0) return [];
  if (costs) return [{ harm: 'sells', where, what: costs }];
  const what = names.length === 1 ? 'a sample' : `${names.length} samples`;
  const onPosts = where === 'data/address.ts' && { onPosts: 'street' as const };
  return [{ harm: 'untrue', where, what, names, ...onPosts }];
}

/** The names of all records with the mark; their Kiswahili is counted separately. */
function marked(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => marked(one, key));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Readonly<Record<string, unknown>>;
  const { sample, name, title, question, label } = record;
  return [
    ...(sample === true ? [String(name ?? title ?? question ?? label ?? key)] : []),
    ...Object.entries(record).flatMap(([field, one]) => (field === 'sw' ? [] : marked(one, field))),
  ];
}

/** Networks whose front page stands in the place of the shop's own. */
function addresses({ social }: ShopData): Unsettled[] {
  const names = Object.entries(social)
    .filter(([, address]) => isFrontPage(address))
    .map(([network]) => network);
  const what = "the front page of a network and not the shop's page there";
  return names.length > 0 ? [{ harm: 'untrue', where: 'data/social.ts', what, names }] : [];
}

function pictures(
  { products, scenes, categories }: ShopData,
  photos: Beside['photos'],
): Unsettled[] {
  const places = photoPlaces(withProducts(categories, products), []);
  const ofProducts = places.filter(({ folder }) => folder !== SCENES);
  const awaited = photos ? placesWithout(ofProducts, photos) : [];
  const drawn = products.filter((one) => one.drawn && !awaited.some(({ id }) => id === one.id));
  const drawnScenes = [
    ...Object.entries(scenes).flatMap(([id, { drawn }]) => (drawn ? [id] : [])),
    ...categories.flatMap(({ tilePicture = '', tileDrawn }) => (tileDrawn ? [tilePicture] : [])),
  ];
  const rows = [
    {
      where: 'data/catalogue',
      what: 'drawn pictures',
      names: drawn.map(({ id }) => id),
      onPosts: 'photos' as const,
    },
    { where: 'data/catalogue', what: 'no picture yet', names: awaited.map(({ id }) => id) },
    { where: 'data/photos/scenes', what: 'drawn pictures', names: drawnScenes },
  ];
  return rows
    .filter(({ names }) => names.length > 0)
    .map((row) => ({ ...row, harm: 'notYours', what: `${row.what} (${row.names.length})` }));
}

/** The mark in the bar and on icons, where the owner has put no logo in its place. */
function logo(hasLogo: boolean): Unsettled[] {
  const what = 'the pineapple of the sample shop: put in logo.svg or logo.png';
  return hasLogo ? [] : [{ harm: 'notYours', where: 'data/logo', what }];
}

/** Its mark stands for the words of the pages too, whose files have none. */
const KISWAHILI_NAMES = 'kiswahili-names.ts';

/**
 * For a shop with pages in Kiswahili: texts in English, and translations that nobody has checked.
 */
function kiswahili(shop: ShopData): Unsettled[] {
  if (!shop.shop.languages?.includes('sw')) return [];
  const parts = kiswahiliOf(shop);
  const unread = [
    ...(shop.kiswahiliNames.sample ? ['data/words/sw', `data/${KISWAHILI_NAMES}`] : []),
    ...parts.filter((part) => part.samples > 0).map((part) => part.where),
  ];
  const what = 'it came with the shop: let somebody read it whose language it is';
  return [
    ...(unread.length > 0
      ? [{ harm: 'wish' as const, where: 'Kiswahili', what, names: unread }]
      : []),
    ...parts
      .filter(({ missing }) => missing.length > 0)
      .map(({ where, missing }) => {
        const texts = missing.length === 1 ? '1 text is' : `${missing.length} texts are`;
        const what = `${texts} in English alone, without Kiswahili`;
        return { harm: 'wish' as const, where, what, names: missing };
      }),
  ];
}

/** Settings that are not set, and what follows from that. */
function settings({ payments, visit }: ShopData, env: Beside['settings']): Unsettled[] {
  const rows: [Harm, string, string, boolean][] = [
    [
      'sells',
      'NEXT_PUBLIC_SITE_URL',
      `not set: links for sharing go to ${new URL(exampleOrigin).host}`,
      true,
    ],
    [
      'sells',
      'NEXT_PUBLIC_PAYPAL_CLIENT_ID',
      "not set: PayPal's sandbox, no real payments",
      // A shop without a rate for dollars takes no cards.
      payments.kesPerUsd !== undefined,
    ],
    [
      'wish',
      'NEXT_PUBLIC_GOOGLE_MAPS_API_KEY',
      'not set: Contact has no map',
      visit.location !== undefined,
    ],
    ['wish', 'NEXT_PUBLIC_CONTACT_ENDPOINT', 'not set: the message form opens WhatsApp', true],
  ];
  return rows
    .filter(([, name, , isNeeded]) => isNeeded && !env[name])
    .map(([harm, where, what]) => {
      const onPosts = where === 'NEXT_PUBLIC_SITE_URL' && { onPosts: 'link' as const };
      return { harm, where, what, ...onPosts };
    });
}

function shortList(names: readonly string[], most: number): string {
  const { first, more } = firstOf(names, most);
  return [...first, ...(more ? [more] : [])].join('; ');
}
