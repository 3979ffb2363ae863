/** Who stands behind the shop: its people, and the business that is registered. */
export const peopleWords = {
  title: 'Unanunua kwa nani',
  registered: 'Biashara iliyosajiliwa: {name}',
  /** With its number. */
  registeredAs: 'Biashara iliyosajiliwa: {name}, {number}',
} as const;
