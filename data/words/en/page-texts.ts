/**
 * What the pages say of themselves where data/pages.ts leaves it out. Braces name facts of the shop
 * (data/schema/facts.ts).
 */
export const pageTextsWords = {
  home: {
    title: '{sells} from {town}, {country}',
    description: '{sells} from {town}. Pick your size and order on WhatsApp.',
    heading: '{sells}',
    lead: 'Pick your size and order on WhatsApp. We send from {town}.',
  },
  shop: {
    title: 'All products',
    description: 'Every product of {shop} with its price and sizes. Order on WhatsApp.',
    heading: 'All products',
  },
  about: {
    title: 'About us',
    description: '{sells} from {town}, {country}. Who we are.',
    heading: 'About {shop}',
  },
  /** In place of the story on About. */
  story:
    '{sells} from {town}. Choose in the shop, order on WhatsApp, and ask us what you want to know.',
  contact: {
    title: 'Contact us',
    description: 'Chat with {shop} in {town} on WhatsApp, or call.',
    heading: 'Talk to us',
    cardTitle: 'Chat or call',
  },
  sizeGuide: {
    title: 'Size guide in cm',
    description: 'Which size is yours, in centimetres, and how to measure.',
    heading: 'Size guide',
    lead: 'Measure once, in centimetres, and find your size. Sizes vary between makers, so ask us if you are unsure.',
    cardTitle: 'Find your size',
  },
  /** Of the size guide where the shop has none: its address stays. */
  noSizeGuide: {
    title: 'Sizes',
    description: 'Ask {shop} on WhatsApp which size is yours.',
    heading: 'Sizes',
    lead: 'The sizes of each product are on its page.',
    cardTitle: 'Which size?',
  },
  order: {
    title: 'An order',
    description:
      'The products, sizes, prices, delivery and payment of an order or a cart. Only people with the link can see it.',
    heading: 'Your orders',
    cardTitle: 'An order: products, sizes and prices',
  },
  delivery: {
    title: 'Delivery',
    description: 'Where {shop} delivers from {town}, what it costs and how long it takes.',
    heading: 'Delivery',
    lead: 'Where we deliver, what it costs and how long it takes.',
    cardTitle: 'Where we deliver, and what it costs',
  },
  returns: {
    title: 'Returns and exchanges',
    description: 'How to return or exchange something that you bought from {shop}.',
    heading: 'Returns and exchanges',
    lead: 'Wrong size, faulty, or not what you ordered? Message us.',
    cardTitle: 'How to return or exchange',
  },
  /** Of the page about returns in a shop that does not say what it takes back: its address stays. */
  noReturns: {
    title: 'Returns',
    description: 'Something wrong with what you bought from {shop}? Message us.',
    heading: 'Returns',
    lead: 'Wrong size, faulty, or not what you ordered? Message us.',
    cardTitle: 'Something wrong? Message us',
  },
  privacy: {
    title: 'Privacy',
    description: 'What {shop} keeps on your phone, what goes to others and when, and your rights.',
    heading: 'Privacy',
    lead: 'What this site remembers stays on your phone.',
    cardTitle: 'What stays on your phone',
  },
} as const;
