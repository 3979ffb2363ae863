import { shop } from '@/data/shop';

/* Every key under which the shop keeps something in a browser. A key that is made elsewhere is not forgotten. */

/** The cart. */
export const cartKey = `${shop.id}-cart`;
/** When its prices were today's. Beside the cart, so that an older release reads and writes the cart as before. */
export const pricesTimeKey = `${cartKey}-checked`;
/** The shopper's sizes. */
export const mySizesKey = `${shop.id}-sizes`;
/** The products that were looked at. */
export const seenProductsKey = `${shop.id}-seen`;
/** The orders of a phone. */
export const ordersKey = `${shop.id}-orders`;
/** Says that this tab has led to the chat with an order. */
export const backFromChatKey = `${shop.id}-in-chat`;
/** A random text that is the same for a visit. */
export const visitKey = `${shop.id}-visit`;
/** Where an order goes and how it is paid. */
export const orderChoicesKey = `${shop.id}-order`;
/** A paid order. */
export const paidOrderKey = `${shop.id}-paid`;
/** A payment of which nobody knows whether money moved. */
export const doubtKey = `${shop.id}-doubt`;
/** What was typed into the message form. */
export const contactDraftKey = `${shop.id}-contact`;
/** The language that was chosen. */
export const languageKey = `${shop.id}-language`;

/** Set and then removed when everything is deleted: the storage event makes other tabs follow. */
export const forgottenKey = `${shop.id}-forgotten`;

/** The order book of the shop's own phone. */
export const bookKey = `${shop.id}-book`;
/** The time of the book's last copy. */
export const lastCopyKey = `${shop.id}-book-copy`;
/** The mark of the shop's own phone. */
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

/** What the shop keeps on its own phone. "Forget all on this phone" leaves it: these orders are nowhere else. */
export const sellerKeys = [bookKey, lastCopyKey, shopPhoneKey] as const;
