'use client';

import { useStore } from 'zustand';
import { type CartState, cartStore } from '@/lib/cart/cart-store.client';

/** A part of the cart; empty in the prerendered page. */
export function useCart<T>(select: (cart: CartState) => T): T {
  return useStore(cartStore, select);
}
