/** The dialog of a product. */
export const productDialogWords = {
  askPhoto: 'Mchoro. Omba picha kwa WhatsApp',
  view: '{product}, {view}',
  nthView: '{product}, picha {number}',
} as const;
