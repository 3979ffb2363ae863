/** Who stands behind the shop: its people, and the business that is registered. */
export const peopleWords = {
  title: 'Who you buy from',
  registered: 'Registered business: {name}',
  /** With its number. */
  registeredAs: 'Registered business: {name}, {number}',
} as const;
