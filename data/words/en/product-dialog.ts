/** The dialog of a product. */
export const productDialogWords = {
  drawn: 'Illustration',
  askPhoto: 'Ask for a photo on WhatsApp',
  view: '{product}, {view}',
  nthView: '{product}, picture {number}',
} as const;
