/** Sharing a page. */
export const shareWords = {
  facebook: 'Share on Facebook',
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  refused: 'Your browser does not let us copy. Open the page and copy its address.',
} as const;
