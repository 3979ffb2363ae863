'use client';

import { type ComponentProps, type ElementType, type ReactNode, useEffect } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { onIdle } from '@/lib/browser/when-to-load.client';

type Extras = typeof import('@/components/product/page/product-extras.client');

const extras = lazyChunk(() => import('@/components/product/page/product-extras.client'));

/**
 * A part of a product's page that is shown without a tap and is too much for the first script: its
 * chunk, one for all of them, is fetched after hydration when the browser is idle. Until then, and where
 * it does not load, `children` are shown; the part gets them too.
 */
export function ProductExtra<Name extends keyof Extras>({
  name,
  props,
  children,
}: {
  name: Name;
  props: Omit<ComponentProps<Extras[Name]>, 'children'>;
  children?: ReactNode;
}) {
  const { part: loaded, load } = useLazyChunk(extras);
  useEffect(() => onIdle(() => void load()), [load]);
  // TypeScript cannot follow that the properties are those of the named component.
  const Extra = loaded?.[name] as ElementType | undefined;
  return Extra ? <Extra {...props}>{children}</Extra> : children;
}
