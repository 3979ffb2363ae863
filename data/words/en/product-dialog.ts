/** The dialog of a product. */
export const productDialogWords = {
  drawn: 'Drawn picture',
  askPhoto: 'Ask for a photo',
  view: '{product}, {view}',
  nthView: '{product}, picture {number}',
} as const;
