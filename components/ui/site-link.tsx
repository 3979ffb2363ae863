import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link inside the shop. Nothing is fetched before she taps: prefetching costs her data, and under
 * a static export `prefetch={true}` breaks the click.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
