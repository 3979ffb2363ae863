'use client';

import { usePathname } from 'next/navigation';
import { ownPath } from '@/lib/links/site-path';

/** The path of the open page inside the shop, the same in each language: '/shop/' on '/sw/shop/'. */
export function usePagePath(): `/${string}` {
  const path = usePathname() as '/';
  // The path during the build has no language yet.
  return process.env.PAGES_LANGUAGE && path.startsWith(`${ownPath}/`)
    ? (path.slice(ownPath.length) as '/')
    : path;
}
