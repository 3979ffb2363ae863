'use client';

import { useEffect, useRef, useState } from 'react';
import { useProducts } from '@/components/page/use-products.client';
import { onNearViewport } from '@/lib/browser/viewport.client';

/** In px: prices are there before they are seen, and a page that is not scrolled fetches nothing. */
const NEAR_PX = 600;

interface Arrival {
  /** Is called with the products of the catalogue's file by id; with none until it is there. */
  onArrival: (products: ReturnType<typeof useProducts>) => void;
}

/** Fetches the catalogue's file when its place is near the viewport. */
export function ProductsOfToday({ onArrival }: Arrival) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(
    () => (place.current ? onNearViewport(place.current, NEAR_PX, () => setNear(true)) : undefined),
    [],
  );
  return <div ref={place}>{near && <Fetched onArrival={onArrival} />}</div>;
}

function Fetched({ onArrival }: Arrival) {
  const products = useProducts();
  useEffect(() => onArrival(products), [products, onArrival]);
  return null;
}
