/*
 * The data that each release of the tests' shop left on phones, in chats and in search engines. It
 * was collected when the release was the newest, and is never made by today's code: today's shop
 * must read it.
 */

/** The storage of a browser, each text under its key. */
interface Phone {
  /** When it was last used, as ISO 8601: some of it is kept for a day. */
  at: string;
  local: Readonly<Record<string, string>>;
  session: Readonly<Record<string, string>>;
}

/** The phone of a shopper. */
interface ShopperPhone extends Phone {
  /** Each line of the cart as it was stored. */
  cart: readonly string[];
  /** The lines of the cart with the note on each, and the total, in today's shop. */
  cartShows: { lines: readonly (readonly [title: string, note: string])[]; total: string };
  /** The orders, the last first, with what is known of each. */
  orders: readonly string[];
  /** The number of orders on the page of orders, and the notes on some of them in today's shop. */
  ordersShow: { count: number; rows: readonly (readonly [order: string, note: string])[] };
  /** The other remembered data, as far as the release had it. */
  remembers: {
    /** The time that the prices of the cart are of. */
    pricesOf?: string;
    sizes?: Readonly<Record<string, string>>;
    seen?: readonly string[];
    choices?: { area: string; place: string; payBy: string };
    paid?: string;
    /** The payment in doubt, of local and of session storage. */
    doubts?: readonly string[];
    /** The typed text of the message form. */
    message: string;
  };
}

/** The shop's own phone. */
interface SellerPhone extends Phone {
  /** The text of the file that was saved as a copy of its order book. */
  copy: string;
  /** The orders of the book, with what was written beside each. */
  book: readonly string[];
  /** The rows of the book on its page. */
  bookShows: readonly (readonly [order: string, note: string])[];
}

/** The link of an order, a reply or a cart. */
interface Link {
  /** The hash of the address of an order's page. */
  code: string;
  carries: readonly string[];
  /** Texts of its page in the shop of today, which may no longer have the goods. */
  shows: readonly string[];
}

/** Addresses that the release was the first to publish. */
interface Addresses {
  /** Pages, each with the address that search engines keep for it; '' for none. */
  pages: Readonly<Record<string, string>>;
  /** Parts of pages. */
  parts: readonly string[];
  /** Files, each with a text in it. A share card is left out: its address changes with what is drawn. */
  files: Readonly<Record<string, string>>;
  /** Searches and filters, with products that they find and one that they leave out. */
  listings: readonly { path: string; has: readonly string[]; lacks: string }[];
  /** Pages of products with a size and a quantity chosen. */
  sizes: readonly { path: string; size: string; quantity: string }[];
}

export interface Release {
  version: string;
  shopper: ShopperPhone;
  seller?: SellerPhone;
  links: readonly Link[];
  addresses: Addresses;
}
