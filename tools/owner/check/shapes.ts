import type {
  AboutFigure,
  Address,
  CategoryRecord,
  DeliveryArea,
  MpesaTariff,
  PageText,
  Payees,
  ProductRecord,
  Question,
  Review,
  SceneId,
  SearchWords,
  SizeGuide,
  Social,
  StreetPoint,
  TitledText,
  Visit,
} from '@/data/types';
import type { Shape, ShapeOf } from './shape';

const titledText = { title: 'text', text: 'text' } satisfies ShapeOf<TitledText>;

const pageText = {
  title: 'text',
  description: 'text',
  heading: 'text',
  'lead?': 'text',
  'cardTitle?': 'text',
  updated: 'day',
} satisfies ShapeOf<PageText>;

const scene = { alt: 'any text' } as const;

const streetPoint = { east: 'number', north: 'number' } satisfies ShapeOf<StreetPoint>;

const product = {
  id: 'text',
  name: 'text',
  'originalName?': 'text',
  'folder?': 'text',
  'priceKes?': 'count',
  'samplePrice?': 'true',
  'originalPriceKes?': 'count',
  sizes: 'anything',
  'sizeGuide?': 'text',
  'fit?': 'text',
  'soldOut?': 'anything',
  'sizesLeft?': { '*': 'whole number' },
  description: 'text',
  'material?': 'text',
  'care?': 'text',
  'madeIn?': 'text',
  'sampleFacts?': 'true',
  alt: 'text',
  'views?': ['text'],
  'pictureAwaited?': 'true or false',
  'drawn?': 'true',
  'rating?': 'number',
  'reviews?': 'whole number',
  'sampleRating?': 'true',
  'isNew?': 'true',
  'isBestSeller?': 'true',
  'formerPaths?': ['text'],
  ageGroup: 'text',
  gender: 'text',
  colour: 'text',
  kind: 'text',
  'added?': 'day',
  'updated?': 'day',
} satisfies ShapeOf<ProductRecord>;

/** The shape of a category's module: its one record. */
export const category = {
  id: 'text',
  name: 'text',
  folder: 'text',
  description: 'text',
  'tilePicture?': 'text',
  'appShortcut?': 'true or false',
  products: [product],
} satisfies ShapeOf<CategoryRecord>;

/**
 * What each module of data/ exports. A record that has a type in data/types.ts is held to it, so that a
 * new field is missing here as soon as it is there.
 */
export const shapes: Readonly<Record<string, Shape>> = {
  'about.ts': {
    about: {
      story: ['text'],
      figures: [{ value: 'text', label: 'text', 'sample?': 'true' } satisfies ShapeOf<AboutFigure>],
      values: [titledText],
    },
  },
  'colour-families.ts': { colourFamilies: { '*': ['text'] } },
  // Its fields have a rule of their own: lib/catalogue/check-colours.
  'colours.ts': { colours: { '*': 'text' } },
  'delivery.ts': {
    deliveryAreas: [
      {
        name: 'text',
        feeKes: 'whole number',
        means: 'text',
        time: 'text',
        payOnDelivery: 'true or false',
        'pickUp?': 'true',
        'anyTown?': 'true',
        'sample?': 'true',
      } satisfies ShapeOf<DeliveryArea>,
    ],
  },
  'faq.ts': { faq: [{ question: 'text', answer: 'text' } satisfies ShapeOf<Question>] },
  'merchant.ts': { googleCategories: { '*': 'text' }, ageGroups: ['text'], genders: ['text'] },
  'mpesa-tariff.ts': {
    mpesaTariff: {
      checked: 'day',
      bands: [{ upToKes: 'count', costKes: 'whole number' }],
    } satisfies ShapeOf<MpesaTariff>,
  },
  'pages.ts': {
    pages: {
      home: pageText,
      shop: pageText,
      about: pageText,
      contact: pageText,
      sizeGuide: pageText,
      order: pageText,
    },
  },
  'payees.ts': {
    payees: {
      mpesaName: 'text',
      paybillName: 'text',
      'paybillTakesReference?': 'true',
      'till?': { number: 'text', name: 'text' },
    } satisfies ShapeOf<Payees>,
  },
  'policies.ts': {
    dispatchBefore: 'text',
    dispatchPlaces: 'text',
    deliveryDays: {
      home: { from: 'whole number', to: 'whole number' },
      aboutAndFaq: { from: 'whole number', to: 'whole number' },
    },
    policies: {
      delivery: { home: 'text', aboutAndFaq: 'text' },
      returns: { home: 'text', faq: 'text' },
      sameDayDispatch: 'text',
      shippingFee: 'text',
      refund: 'text',
      quickDelivery: 'text',
      wholesale: 'text',
    },
    freeDeliveryFromKes: 'count',
  },
  'reviews.ts': {
    reviews: [
      {
        name: 'text',
        'place?': 'text',
        'rating?': 'number',
        text: 'text',
        'sample?': 'true',
      } satisfies ShapeOf<Review>,
    ],
  },
  'scenes.ts': {
    scenes: {
      'hero-phone': scene,
      'hero-wide': scene,
      'hero-very-wide': scene,
      about: scene,
      'empty-cart': scene,
      lost: scene,
    } satisfies ShapeOf<Readonly<Record<SceneId, { alt: string }>>>,
    drawnScenes: ['text'],
  },
  'search-words.ts': {
    searchWords: {
      meanings: { '*': ['text'] },
      kinds: { '*': ['text'] },
      under: ['text'],
      orLess: ['text'],
      over: ['text'],
      orMore: ['text'],
      to: ['text'],
      skip: ['text'],
      notInPictures: ['text'],
    } satisfies ShapeOf<SearchWords>,
  },
  'shop.ts': {
    shop: {
      id: 'text',
      name: 'text',
      phone: 'text',
      replyWithin: 'text',
      wholesaleAbove: 'count',
      orderPrefix: 'text',
    },
    payments: {
      mpesaNumber: 'text',
      paybill: { number: 'text', account: 'text' },
      kesPerUsd: 'number',
    },
    tagline: 'any text',
    address: {
      'street?': 'text',
      town: 'text',
      'county?': 'text',
      country: 'text',
      countryCode: 'text',
    } satisfies ShapeOf<Address>,
    visit: {
      'email?': 'text',
      'location?': { lat: 'number', lng: 'number' },
      'hours?': 'text',
      'openingHours?': [{ days: ['text'], opens: 'text', closes: 'text' }],
      'closedDays?': ['day'],
      'streets?': {
        roads: [{ name: 'text', from: streetPoint, to: streetPoint }],
        landmarks: [{ name: 'text', at: streetPoint }],
        'sample?': 'true',
      },
    } satisfies ShapeOf<Visit>,
    social: {
      'instagram?': 'text',
      'tiktok?': 'text',
      'pinterest?': 'text',
    } satisfies ShapeOf<Social>,
    shareMessage: 'text',
    hashtags: ['text'],
  },
  'size-guide.ts': {
    sizeGuides: [
      {
        id: 'text',
        title: 'text',
        sizeTitle: 'text',
        columns: { '*': { title: 'text', holds: 'text' } },
        // What a row holds follows from the columns: lib/catalogue/check-size-guide.
        rows: { '*': { '*': 'anything' } },
        steps: ['text'],
        figure: 'text',
        between: 'text',
        'sample?': 'true',
      } satisfies ShapeOf<SizeGuide>,
    ],
  },
  'why-choose.ts': { whyChoose: [titledText] },
  'catalogue/categories.ts': { categories: ['anything'] },
  'catalogue/featured.ts': { featured: ['anything'] },
  'catalogue/offers.ts': { offers: ['anything'] },
  'catalogue/order.ts': { listingOrder: ['anything'] },
  'catalogue/size-sets.ts': { sizeSets: { '*': ['text'] } },
};
