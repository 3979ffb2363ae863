import type {
  BreadcrumbList,
  ClothingStore,
  Graph,
  Offer,
  OpeningHoursSpecification,
  ProductGroup,
  Product as ProductThing,
  Thing,
  WebSite,
} from 'schema-dts';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { iconPath } from '@/lib/brand/logo';
import type { Product } from '@/lib/catalogue/product';
import { availability, conditionOf } from '@/lib/catalogue/sale-terms';
import { sizePath } from '@/lib/catalogue/size-address';
import { isSizeSoldOut } from '@/lib/catalogue/stock';
import { tagline } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { isAllDay } from '@/lib/format/kenyan-time';
import { currency, formatKes } from '@/lib/format/money';
import { internationalPhone } from '@/lib/format/phone';
import { fileHref } from '@/lib/links/site-path';
import { fileUrl, pageUrl, siteOrigin } from '@/lib/links/site-url';
import {
  groupId,
  schemaAudience,
  schemaFacts,
  variantId,
} from '@/lib/seo/product-entry/product-facts';
import { languageWords } from '@/words/language';
import { seoWords } from '@/words/seo';
import type { BreadcrumbStep } from './breadcrumb';
import { furtherImageUrls, mainImageUrl } from './main-image';

/*
 * What search engines read: schema.org as JSON-LD, with the fields that Google requires and recommends.
 * Without ratings and reviews, which are samples, and without delivery and returns, whose policies
 * contradict each other.
 */

/** The shop is one, on pages of each language. */
const storeId = siteOrigin + fileHref('/#shop');

/** The things of one page as the text of a script; `<` is escaped, so no text can end the script. */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

/**
 * A product as Google's single-page product group with its sizes as variants, each an offer with its
 * address. `fallbackImage` is the whole address of a picture for a
 * product that has none yet: Google requires one.
 */
export function productData(product: Product, fallbackImage: string): ProductGroup {
  const { name, description, path, sizes } = product;
  const group = groupId(product);
  const image = mainImageUrl(product) ?? fallbackImage;
  const common = { description, image, ...schemaFacts(product) };
  return {
    '@type': 'ProductGroup',
    '@id': pageUrl(`${path}#product`),
    name,
    url: pageUrl(path),
    productGroupID: group,
    brand: { '@type': 'Brand', name: shop.name },
    audience: schemaAudience(product),
    ...common,
    ...(product.views.length > 0 && { image: [image, ...furtherImageUrls(product)] }),
    variesBy: ['https://schema.org/size'],
    hasVariant: sizes.map(
      (size): ProductThing => ({
        '@type': 'Product',
        name: fillText(seoWords.productInSize, { product: name, size }),
        sku: variantId(product, size),
        inProductGroupWithID: group,
        size,
        ...common,
        offers: offer(product, size),
      }),
    ),
  };
}

/** A page's breadcrumb for search engines. */
export function breadcrumbData(steps: readonly BreadcrumbStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      item: pageUrl(path),
    })),
  };
}

/** The stall itself. `prices` are whole shillings; `image` is a whole address. */
export function storeData(prices: readonly number[], image: string): ClothingStore {
  const { street, town, county, countryCode } = address;
  const { email, location, openingHours = [], closedDays = [] } = visit;
  return {
    '@type': 'ClothingStore',
    '@id': storeId,
    name: shop.name,
    ...(shop.registeredName && { legalName: shop.registeredName }),
    ...(tagline && { description: tagline }),
    url: pageUrl('/'),
    image,
    logo: fileUrl(iconPath('icon-512.png')),
    telephone: `+${internationalPhone(shop.phone)}`,
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: town,
      ...(county && { addressRegion: county }),
      addressCountry: countryCode,
    },
    ...(location && {
      geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    }),
    ...(openingHours.length > 0 && {
      openingHoursSpecification: [
        ...openingHours.map(
          ({ days, opens, closes }): OpeningHoursSpecification => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days,
            opens,
            // As Google reads a whole day; to 00:00 it would be closed.
            closes: isAllDay(opens, closes) ? '23:59' : closes,
          }),
        ),
        // Closed from midnight to midnight: so Google reads a day without hours.
        ...closedDays.map(
          (day): OpeningHoursSpecification => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: day,
            validThrough: day,
            opens: '00:00',
            closes: '00:00',
          }),
        ),
      ],
    }),
    ...(prices.length > 0 && {
      priceRange: fillText(seoWords.priceRange, {
        lowest: formatKes(Math.min(...prices)),
        highest: formatKes(Math.max(...prices)),
      }),
    }),
    currenciesAccepted: currency,
  };
}

/** The site's name, as Google shows it beside a result: on Home alone. */
export function websiteData(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': pageUrl('/#website'),
    name: shop.name,
    alternateName: `${shop.name} ${address.town}`,
    url: pageUrl('/'),
    inLanguage: languageWords.tag,
    publisher: { '@id': storeId },
  };
}

function offer(product: Product, size: string): Offer {
  return {
    '@type': 'Offer',
    url: pageUrl(sizePath(product, size)),
    price: product.priceKes,
    priceCurrency: currency,
    availability: `https://schema.org/${availability(isSizeSoldOut(product, size)).schemaOrg}`,
    itemCondition: `https://schema.org/${conditionOf(product).schemaOrg}`,
    seller: { '@id': storeId },
    ...(product.originalPriceKes !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: product.originalPriceKes,
        priceCurrency: currency,
      },
    }),
  };
}
