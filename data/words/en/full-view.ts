/** The pictures of a product in its dialog, and as large as the screen. */
export const fullViewWords = {
  nthOf: '{number} of {count}',
  showPicture: 'Picture {number} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom: {picture}',
} as const;
