import { shop } from '@/data/shop';

/** The messages that docs/behaviour.md quotes, letter for letter: a change in data/words fails the tests. */
export const messages = {
  chooseSize: 'Please select a size first!',
  emptyCart: 'Your cart is empty!',
  added: 'Item added to cart',
  contactSent: `Message sent! We'll get back to you within ${shop.replyWithin}.`,
  paid: 'Payment Successful! Thank you for shopping with the shop.',
  mapLoading: 'Loading map...',
  mapFailed: 'Unable to load map',
  mapFailedHint: 'Please check your internet connection',
  crash: 'Unexpected Application Error!',
} as const;
