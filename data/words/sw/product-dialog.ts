/** The dialog of a product. */
export const productDialogWords = {
  askPhoto: 'Illustration. Ask for a photo on WhatsApp',
  view: '{product}, {view}',
  nthView: '{product}, picture {number}',
} as const;
