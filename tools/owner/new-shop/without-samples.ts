import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { isFrontPage } from '@/lib/links/page-paths';

/**
 * A shop without what is marked as the sample's: records, texts, facts and drawn pictures. What no shop can
 * be without stays, with its mark, until an answer takes its place: name, goods, phone, town.
 */
export function withoutSamples(sampleShop: ShopData): ShopData {
  const shop = withoutSampleTexts(sampleShop) as ShopData;
  const kept = own(shop.products);
  const ids = new Set(kept.map(({ id }) => id));
  const isThere = (id: string) => ids.has(id);
  const products = kept.map(({ goesWith, ...product }) => {
    const others = goesWith?.filter(isThere) ?? [];
    return { ...product, ...(others.length > 0 && { goesWith: others }) };
  });
  const filled = new Set(kept.map(({ category }) => category));
  const { about, address, shop: facts, visit } = shop;
  const { place: _place, street: _street, county: _county, ...town } = address;
  const {
    languages: _languages,
    tagline: _tagline,
    searchExample: _example,
    registeredName: _registered,
    registration: _number,
    wholesaleAbove: _above,
    wholesale: _steps,
    ...needed
  } = facts;
  // Sizes of letters and of shoes are for any shop.
  const { baby, ...sizeSets } = shop.sizeSets;
  // Searches for goods of the sample.
  const { popular: _popular, ...searchWords } = shop.searchWords;
  return {
    ...shop,
    products,
    about: {
      ...(about.people && { people: about.people }),
      story: about.sample ? [] : about.story,
      figures: own(about.figures),
      values: own(about.values),
    },
    address: address.sample ? town : address,
    announcement: shop.announcement.sample ? {} : shop.announcement,
    categories: shop.categories
      .filter(({ id, sample }) => !sample || filled.has(id))
      .map(({ tilePicture, tileDrawn, wholesale, ...category }) => ({
        ...category,
        ...(wholesale && !category.sample && { wholesale }),
        ...(tilePicture && !tileDrawn && { tilePicture }),
      })),
    deliveryAreas: own(shop.deliveryAreas),
    faq: own(shop.faq),
    featured: shop.featured.filter(isThere),
    offers: shop.offers.filter(isThere),
    pages: entriesOf(shop.pages, (page) => !page.sample),
    payments: shop.payments.sample ? {} : shop.payments,
    policies: shop.policies.sample ? {} : shop.policies,
    reviews: own(shop.reviews).filter(({ product }) => !product || isThere(product)),
    scenes: { 'empty-cart': { alt: '' }, ...entriesOf(shop.scenes, ({ drawn }) => !drawn) },
    searchWords,
    sizeSets: {
      ...(baby && products.some(({ sizes }) => sizes === 'baby') && { baby }),
      ...sizeSets,
    },
    sharing: shop.sharing.sample ? plainSharing : shop.sharing,
    shop: facts.sample ? needed : facts,
    sizeGuides: own(shop.sizeGuides),
    social: entriesOf(shop.social, (address) => !isFrontPage(address)),
    visit: visit.sample ? {} : visit,
    whyChoose: own(shop.whyChoose),
  };
}

/** True in any shop. */
const plainSharing: ShopData['sharing'] = {
  message: 'Look what I found at {shop}, {town}: {sells}.',
  hashtags: ['{shop}', '{town}'],
};

/** A value without the Kiswahili of the sample shop. */
function withoutSampleTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleTexts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, one]) => !(name === 'sw' && one.sample));
  return Object.fromEntries(fields.map(([name, one]) => [name, withoutSampleTexts(one)]));
}

function own<T extends { readonly sample?: true }>(records: readonly T[]): T[] {
  return records.filter(({ sample }) => !sample);
}

function entriesOf<V, R extends Partial<Record<string, V>>>(
  record: R,
  keeps: (value: NonNullable<R[keyof R]>) => boolean,
): Partial<R> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => keeps(value as NonNullable<R[keyof R]>)),
  ) as Partial<R>;
}
