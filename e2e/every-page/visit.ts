import type { Page } from '@playwright/test';
import { cartWords as enCart } from '@/data/words/en/cart';
import { cartButtonWords as enCartButton } from '@/data/words/en/cart-button';
import { contactFormWords as enContactForm } from '@/data/words/en/contact-form';
import { fullViewWords as enFullView } from '@/data/words/en/full-view';
import { orderHistoryWords as enHistory } from '@/data/words/en/order-history';
import { orderPageWords as enOrder } from '@/data/words/en/order-page';
import { pastePaymentWords as enPastePayment } from '@/data/words/en/paste-payment';
import { productWords as enProduct } from '@/data/words/en/product';
import { productPageWords as enProductPage } from '@/data/words/en/product-page';
import { recentlySeenWords as enRecentlySeen } from '@/data/words/en/recently-seen';
import { searchFieldWords as enSearch } from '@/data/words/en/search-field';
import { sellerWords as enSeller } from '@/data/words/en/seller';
import { sentWords as enSent } from '@/data/words/en/sent';
import { shelfWords as enShelf } from '@/data/words/en/shelf';
import { shellWords as enShell } from '@/data/words/en/shell';
import { cartWords as swCart } from '@/data/words/sw/cart';
import { cartButtonWords as swCartButton } from '@/data/words/sw/cart-button';
import { contactFormWords as swContactForm } from '@/data/words/sw/contact-form';
import { fullViewWords as swFullView } from '@/data/words/sw/full-view';
import { orderHistoryWords as swHistory } from '@/data/words/sw/order-history';
import { orderPageWords as swOrder } from '@/data/words/sw/order-page';
import { pastePaymentWords as swPastePayment } from '@/data/words/sw/paste-payment';
import { productWords as swProduct } from '@/data/words/sw/product';
import { productPageWords as swProductPage } from '@/data/words/sw/product-page';
import { recentlySeenWords as swRecentlySeen } from '@/data/words/sw/recently-seen';
import { searchFieldWords as swSearch } from '@/data/words/sw/search-field';
import { sellerWords as swSeller } from '@/data/words/sw/seller';
import { sentWords as swSent } from '@/data/words/sw/sent';
import { shelfWords as swShelf } from '@/data/words/sw/shelf';
import { shellWords as swShell } from '@/data/words/sw/shell';

/** The languages of the pages: where their addresses begin, and the words that a visitor goes by. */
export const languages = {
  English: {
    start: '',
    words: {
      cart: enCart,
      cartButton: enCartButton,
      contactForm: enContactForm,
      fullView: enFullView,
      history: enHistory,
      order: enOrder,
      pastePayment: enPastePayment,
      product: enProduct,
      productPage: enProductPage,
      recentlySeen: enRecentlySeen,
      search: enSearch,
      seller: enSeller,
      sent: enSent,
      shelf: enShelf,
      shell: enShell,
    },
  },
  Kiswahili: {
    start: '/sw',
    words: {
      cart: swCart,
      cartButton: swCartButton,
      contactForm: swContactForm,
      fullView: swFullView,
      history: swHistory,
      order: swOrder,
      pastePayment: swPastePayment,
      product: swProduct,
      productPage: swProductPage,
      recentlySeen: swRecentlySeen,
      search: swSearch,
      seller: swSeller,
      sent: swSent,
      shelf: swShelf,
      shell: swShell,
    },
  },
} as const;

export type Language = keyof typeof languages;

/** A page that is open in a language. */
export interface Visit {
  page: Page;
  language: Language;
  start: (typeof languages)[Language]['start'];
  words: (typeof languages)[Language]['words'];
  isPhone: boolean;
}
