import { shop } from '@/data/shop';

/* Every key under which the shop keeps something in a browser. A key that is made elsewhere is not forgotten. */

export const cartKey = `${shop.id}-cart`;
/** When its prices were today's. Beside the cart, so that an older release reads and writes the cart as before. */
export const pricesTimeKey = `${cartKey}-checked`;
export const mySizesKey = `${shop.id}-sizes`;
/** The products that were looked at. */
export const seenProductsKey = `${shop.id}-seen`;
export const ordersKey = `${shop.id}-orders`;
/** Says that this tab has led to the chat with an order. */
export const backFromChatKey = `${shop.id}-in-chat`;
/** A random text that is the same for a visit. */
export const visitKey = `${shop.id}-visit`;
export const orderChoicesKey = `${shop.id}-order`;
/** A paid order. */
export const paidOrderKey = `${shop.id}-paid`;
/** A payment of which nobody knows whether money moved. */
export const doubtKey = `${shop.id}-doubt`;
export const contactDraftKey = `${shop.id}-contact`;
export const languageKey = `${shop.id}-language`;

/** Set and then removed when everything is deleted: the storage event makes other tabs follow. */
export const forgottenKey = `${shop.id}-forgotten`;

/* What the shop keeps on its own phone. "Delete what this shop saved" leaves it: these orders are nowhere else. */

export const bookKey = `${shop.id}-book`;
export const lastCopyKey = `${shop.id}-book-copy`;
export const shopPhoneKey = `${shop.id}-shop-phone`;

/** What is kept of a shopper, each with its keys. The page on privacy says a sentence of each. */
export const shopperKeys = {
  cart: [cartKey, pricesTimeKey],
  orders: [ordersKey],
  visit: [visitKey, backFromChatKey],
  choices: [orderChoicesKey],
  sizes: [mySizesKey],
  seen: [seenProductsKey],
  payment: [paidOrderKey, doubtKey],
  message: [contactDraftKey],
  language: [languageKey],
} as const;
