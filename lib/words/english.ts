import { aboutWords } from '@/words/about';
import { carouselWords } from '@/words/carousel';
import { cartWords } from '@/words/cart';
import { cartButtonWords } from '@/words/cart-button';
import { categoriesWords } from '@/words/categories';
import { contactWords } from '@/words/contact';
import { contactFormWords } from '@/words/contact-form';
import { crashPageWords } from '@/words/crash-page';
import { deliveryDateWords } from '@/words/delivery-date';
import { dialogWords } from '@/words/dialog';
import { filtersWords } from '@/words/filters';
import { fullViewWords } from '@/words/full-view';
import { homeWords } from '@/words/home';
import { languageWords } from '@/words/language';
import { mapWords } from '@/words/map';
import { noOrdersWords } from '@/words/no-orders';
import { notFoundWords } from '@/words/not-found';
import { notReadyWords } from '@/words/not-ready';
import { offlineWords } from '@/words/offline';
import { openNowWords } from '@/words/open-now';
import { orderHistoryWords } from '@/words/order-history';
import { orderPageWords } from '@/words/order-page';
import { orderTextWords } from '@/words/order-text';
import { pageWords } from '@/words/page';
import { paymentWords } from '@/words/payment';
import { postsWords } from '@/words/posts';
import { priceWords } from '@/words/price';
import { productWords } from '@/words/product';
import { productCardWords } from '@/words/product-card';
import { productPageWords } from '@/words/product-page';
import { ratingWords } from '@/words/rating';
import { recentlySeenWords } from '@/words/recently-seen';
import { searchFieldWords } from '@/words/search-field';
import { searchResultsWords } from '@/words/search-results';
import { sellerWords } from '@/words/seller';
import { seoWords } from '@/words/seo';
import { shareWords } from '@/words/share';
import { shelfWords } from '@/words/shelf';
import { shellWords } from '@/words/shell';
import { shippingReturnsWords } from '@/words/shipping-returns';
import { shopWords } from '@/words/shop';
import { sizeGuideWords } from '@/words/size-guide';
import { wholesaleWords } from '@/words/wholesale';

/** All words in one object, until every file imports its own. */
export const words = {
  language: languageWords.tag,
  skipToContent: shellWords.skipToContent,
  nav: shellWords.nav,
  footer: shellWords.footer,
  floatingContacts: shellWords.floatingContacts,
  scrollToTop: shellWords.scrollToTop,
  pages: pageWords.names,
  breadcrumb: pageWords.breadcrumb,
  laterPage: pageWords.later,
  shortcuts: pageWords.shortcuts,
  search: seoWords,
  find: searchFieldWords,
  contactBanner: shopWords.contactBanner,
  listing: shopWords.listing,
  noProducts: shopWords.noProducts,
  categoryLinks: categoriesWords.name,
  categoryFilter: categoriesWords,
  productPage: productPageWords,
  moved: productPageWords.moved,
  seen: recentlySeenWords,
  noOrder: noOrdersWords,
  order: orderTextWords,
  home: homeWords,
  shippingReturns: shippingReturnsWords,
  about: aboutWords,
  contact: contactWords,
  openNow: openNowWords,
  sizeGuide: sizeGuideWords,
  fullView: fullViewWords,
  deliveryDate: deliveryDateWords,
  notFound: notFoundWords,
  offline: offlineWords,
  notReady: notReadyWords,
  cartButton: cartButtonWords,
  dialog: dialogWords,
  price: priceWords,
  rating: ratingWords,
  productCard: productCardWords,
  product: productWords,
  wholesale: wholesaleWords,
  carousel: carouselWords,
  share: shareWords,
  shelf: shelfWords,
  contactForm: contactFormWords,
  map: mapWords,
  posts: postsWords,
} as const;
export const findWords = searchResultsWords;
const cart = { cart: cartWords, payment: paymentWords } as const;

export { cart as cartWords };

const filters = { filters: filtersWords } as const;

export { filters as shelfWords };
export const crashWords = { language: languageWords.tag, ...crashPageWords } as const;
const order = {
  orderPage: orderPageWords,
  seller: sellerWords,
  history: orderHistoryWords,
} as const;

export { order as orderPageWords };
