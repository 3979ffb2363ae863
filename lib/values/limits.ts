/** A product has so many pictures at most, its first among them. */
export const MOST_PICTURES = 6;

/** So many UTF-16 units of a search count: an address is not trusted. */
export const longestQuery = 80;

/*
 * What an order can hold at most: the link carries no more (lib/order/order-link-format), so no field, check or sheet
 * takes more (docs/decisions/0037). Letters are UTF-16 units.
 */

/** Letters of an area's name, of a size and of a product's id. */
export const longestName = 80;

/** Letters of a town or a landmark, so that a message has room for its list beside it. */
export const longestPlace = 80;

/** Letters of who brings an order, and of the number of a parcel. */
export const longestCarrier = 40;

/** Lines of an order. A cart may have more: its order is then sent without a link. */
export const mostLines = 200;

/** Items of one line. */
export const mostOfALine = 9999;

/** Whole shillings of one item, and of a delivery. */
export const highestKes = 10_000_000;

/** Whole shillings of all lines together. */
export const highestSumKes = mostLines * mostOfALine * highestKes;

/*
 * How long a chat message, its link and what is read of them may be, in characters.
 */

/** Of a message in the address of a chat, encoded: it takes fewer, as some phones cut longer addresses. */
export const longestChatText = 1500;

/** Of an order's whole link at the end of a message; a longer one is left out. */
export const longestOrderLink = 2000;

/** Of the code of an order or a cart that a page opens; an address is not trusted. */
export const longestLinkCode = 4000;

/** Of what the shop's reply adds to such a code. */
export const longestLinkState = 1500;

/** Of a pasted text in which a payment is looked for: a message has some 400, a chat around it more. */
export const longestPaymentText = 4000;
