/** The pictures of a product in its dialog, and as large as the screen. */
export const fullViewWords = {
  pictures: 'Picha',
  /** The small ones, each of which shows its large one. */
  choose: 'Chagua picha',
  nthOf: '{number} kati ya {count}',
  showPicture: 'Picha {number} kati ya {count}',
  previous: 'Picha iliyotangulia',
  next: 'Picha inayofuata',
  zoom: 'Kuza: {picture}',
} as const;
