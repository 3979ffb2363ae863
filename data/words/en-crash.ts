/**
 * What the crash page says, in English. A file of its own, because no server component is above the
 * crash page to pass it words: its script carries these and no others.
 */
export const enCrash = {
  language: 'en-KE',
  title: 'Unexpected Application Error!',
  text: 'Your cart is safe. Load the page again, or order by phone.',
  reload: 'Reload the page',
  call: 'Call {phone}',
};
