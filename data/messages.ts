import { shop } from './shop';

export const messages = {
  chooseSize: 'Please select a size first!',
  emptyCart: 'Your cart is empty!',
  added: 'Item added to cart',
  contactSent: `Message sent! We'll get back to you within ${shop.replyWithin}.`,
  paid: 'Payment Successful! Thank you for shopping with the shop.',
  mapLoading: 'Loading map...',
  mapFailed: 'Unable to load map',
  mapFailedHint: 'Please check your internet connection',
  noProducts: 'No products found',
} as const;
