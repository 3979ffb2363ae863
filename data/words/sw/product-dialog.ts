/** The dialog of a product. */
export const productDialogWords = {
  view: '{product}, {view}',
  nthView: '{product}, picha {number}',
} as const;
