/** The orders that a phone keeps. */
export const orderHistoryWords = {
  title: 'Your orders',
  onlyHere: 'Kept only on this phone.',
  notKept: 'This phone keeps no list of orders. The chat keeps the link of each.',
  items: { one: '1 item', many: '{count} items' },
  remove: 'Remove',
  removeOrder: 'Remove order {reference}',
  removeAll: 'Remove all',
  /** What is asked before an order is removed. */
  ask: 'Remove order {reference}?',
  askAll: 'Remove all orders?',
  chatKeeps: 'Only this list changes. The chat keeps the link of each order.',
  keep: 'Keep',
  removed: 'Order {reference} removed.',
  removedAll: 'All orders removed.',
} as const;
