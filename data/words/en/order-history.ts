/** The orders that a phone keeps. */
export const orderHistoryWords = {
  title: 'Your orders',
  onlyHere: 'Saved on this device only.',
  /** Below the list. */
  missing: 'Order missing? Ask us on WhatsApp',
  missingText: 'Hello {shop}, I do not find my order on your page.',
  notKept: 'This phone keeps no list of orders. The chat keeps the link of each.',
  items: { one: '1 item', many: '{count} items' },
  /** A line of an order: 'Plain Shirt, M'. */
  line: '{product}, {size}',
  moreLines: '+{count} more',
  remove: 'Remove',
  removeOrder: 'Remove order {reference}',
  removeAll: 'Remove all',
  /** What is asked before an order is removed. */
  ask: 'Remove order {reference}?',
  askAll: 'Remove all orders?',
  chatKeeps: 'Only this list changes. The chat keeps the link of each order.',
  keep: 'Keep',
  /** Above products that this phone looked at, and above others. */
  seen: 'Recently viewed',
  goods: 'You may also like',
  removed: 'Order {reference} removed.',
  removedAll: 'All orders removed.',
} as const;
