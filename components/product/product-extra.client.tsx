'use client';

import { type ComponentProps, type ElementType, type ReactNode, useEffect } from 'react';
import { useLazyChunk } from '@/components/page/use-lazy-chunk.client';
import { lazyChunk } from '@/lib/browser/lazy-chunk.client';
import { onIdle } from '@/lib/browser/when-to-load.client';

type Extras = typeof import('@/components/product/page/product-extras.client');

const extras = lazyChunk(() => import('@/components/product/page/product-extras.client'));

/**
 * A part of a product's page that shows without a tap and is too heavy for the first script. All
 * such parts are one chunk, fetched after hydration when the browser is idle. Until then, or if the
 * chunk does not load, `children` show; the part gets them too.
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
  // TypeScript cannot see that the properties belong to the named component.
  const Extra = loaded?.[name] as ElementType | undefined;
  return Extra ? <Extra {...props}>{children}</Extra> : children;
}
