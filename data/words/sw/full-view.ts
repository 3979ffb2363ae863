/** The pictures of a product in its dialog, and as large as the screen. */
export const fullViewWords = {
  pictures: 'Pictures',
  /** The small ones, each of which shows its large one. */
  choose: 'Choose a picture',
  nthOf: '{number} of {count}',
  showPicture: 'Picture {number} of {count}',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom: {picture}',
} as const;
