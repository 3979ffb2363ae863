/** The orders that a phone keeps. */
export const orderHistoryWords = {
  title: 'Your orders',
  onlyHere: 'Saved on this phone only.',
  /** Below the list. */
  missing: 'Order missing? Ask us on WhatsApp',
  missingText: 'Hello {shop}, I can’t see my order on your site.',
  notKept: 'This phone can’t save your orders. Each order’s link is in your WhatsApp chat.',
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
  chatKeeps: 'Only this list changes. Each order’s link stays in your WhatsApp chat.',
  keep: 'Keep',
  /** Above products where this phone has looked at none. */
  goods: 'You may also like',
  removed: 'Order {reference} removed.',
  removedAll: 'All orders removed.',
} as const;
