import { shop } from '@/data/shop';
import { phone } from './shop-under-test';

/**
 * The messages of the shop, letter for letter, with the shop's own facts put in: a
 * change in data/words fails the tests.
 */
export const messages = {
  chooseSize: 'Please select a size first!',
  emptyCart: 'Your cart is empty!',
  added: 'Item added to cart',
  addedUnsaved:
    'Item added to cart. This phone can’t save your cart. Order before you close the page.',
  notStored: 'This phone can’t save your cart. Order before you close the page.',
  cartNotLoaded: `The cart did not open. Tap it again, or order by phone: ${phone.shown}`,
  notReady: 'This page is not ready. Your cart is safe. Order here:',
  notReadyWithForm: 'This page is not ready. Your cart is safe. Order on WhatsApp below, or here:',
  contactSent: `Message sent! We'll get back to you within ${shop.replyWithin}.`,
  contactNotSent: 'Sorry, your message was not sent. Please try again, or send it on WhatsApp.',
  shareRefused: 'Your browser does not let us copy. Open the page and copy its address.',
  paymentInDoubt:
    'We don’t know yet if PayPal took your money for order ORDER-1. Ask us on WhatsApp before you pay again. Your cart is safe.',
  paymentNotLoaded: 'Card payment is not working just now. Choose another way above.',
  paid: 'Payment Successful! Thank you for shopping with the shop.',
  wholesale: 'Please give me your wholesale price for this.',
  mapLoading: 'Loading map...',
  mapFailed: 'Unable to load map',
  mapFailedHint: 'Please check your internet connection',
  crash: 'Unexpected Application Error!',
} as const;
