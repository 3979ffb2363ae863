/**
 * Every sentence the interface itself says, in English, by feature. What the owner says about the
 * shop is elsewhere in `data/`. `{name}` is replaced by a value; `one` and `many` are for a number.
 *
 * A group that an island uses holds what that island says and nothing else: it travels to the phone
 * with each page that shows the island.
 */
export const en = {
  /** The language as `lang` in HTML has it. */
  language: 'en-KE',

  // The frame of every page

  skipToContent: 'Skip to the content',
  pages: { home: 'Home', shop: 'Shop', about: 'About', contact: 'Contact' },
  nav: { name: 'Main', menu: 'Menu' },
  breadcrumb: { name: 'Breadcrumb', page: 'Page {number}' },
  footer: {
    findUs: 'Find us',
    chat: 'WhatsApp',
    quickLinks: 'Quick links',
    reviews: 'Reviews',
    categories: 'What we sell',
    follow: 'Share and follow',
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      tiktok: 'TikTok',
      pinterest: 'Pinterest',
    },
  },
  floatingContacts: { name: 'Chat or call', call: 'Call the shop' },
  scrollToTop: 'Scroll to top',

  /** What a phone offers on the icon of the installed shop. */
  shortcuts: { shop: 'Shop', contact: 'Contact us' },

  /** Titles and descriptions for search engines and shared links. */
  search: {
    fromPrice: 'from {price}',
    laterPage: 'Page {number} of {count}. {description}',
    choice: 'Choose among {count}, {price}.',
    orderCategory: 'Order on WhatsApp.',
    sizes: 'sizes {first} to {last}',
    oneSize: 'size {size}',
    priceAndSizes: '{price}, {sizes}.',
    orderProduct: 'Order on WhatsApp, sent from {town}.',
    productInSize: '{product}, size {size}',
    priceRange: '{lowest} to {highest}',
  },

  // Pages

  /** The heading of a listing's second page and of those after it. */
  laterPage: '{name}, page {number}',
  home: {
    shopNow: 'Shop Now',
    categories: 'Shop by category',
    offers: "Today's Featured",
    featured: 'More Featured Products',
    allProducts: 'View All Products',
    reviews: 'What customers say',
    whyChoose: 'Why Choose {shop}',
  },
  shippingReturns: {
    title: 'Shipping and returns',
    shipping: 'Shipping Information',
    delivery: 'Delivery takes {time}.',
    fee: 'Shipping costs {fee}, by where you are.',
    returns: 'Return & Exchange Policy',
    exchanges: '{exchanges}, unworn and with tags.',
    refunds: 'Refunds take {time}.',
    wrongSize: 'Wrong size? Send us a message and we change it.',
  },
  about: {
    delivery: 'Delivery takes {time}, and is free over {amount}.',
    values: 'What we hold to',
  },
  contact: {
    chat: 'Chat on WhatsApp',
    call: 'Call {phone}',
    email: 'Email',
    open: 'Open',
    hours: '{hours}. We reply within {time}.',
    stall: 'Stall',
    directions: 'Get Directions',
    write: 'Write to us',
    questions: 'Questions people ask',
    map: 'Find our stall',
  },
  contactBanner: {
    title: 'Not sure about the size?',
    text: 'Ask us. {wholesale}.',
    contact: 'Contact Us',
  },
  categoryLinks: 'Categories',
  productPage: {
    delivery: 'Delivery and returns',
    deliveryTime: 'With you in {time}, for {fee}. {dispatch}.',
    facebook: 'Share on Facebook',
    related: 'Look at these too',
  },
  moved: {
    title: 'This product has moved',
    text: 'It is now called {product}',
    link: 'Go to {product}',
  },
  notFound: {
    documentTitle: 'Page not found',
    title: 'This page is not here',
    subtitle: 'Let us find it for you',
    text: 'It may have sold out, or the link has a letter missing. What we have today is in the shop, with its price.',
    shop: 'Go to the shop',
    chat: 'Ask us on WhatsApp',
  },
};
