import type { ShopData } from '@/lib/data-modules/shop-files.build';
import { placeholders } from './check/placeholders';
import { lineOf } from './check/unsettled';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Why a shop cannot be built for the public: the facts that it still has from the sample, a line each.
 * Undefined where it can, for an address that nobody comes to, and where SAMPLE_SHOP is 1: the sample is
 * then shown on purpose.
 */
export function publicBuildIssue(shop: ShopData, env: Settings): string | undefined {
  const address = env.NEXT_PUBLIC_SITE_URL ?? '';
  if (!isPublic(address) || env.SAMPLE_SHOP === '1') return undefined;
  const lines = placeholders(shop).map((row) => `  ${lineOf(row)}`);
  if (lines.length === 0) return undefined;
  return [
    `The shop cannot be built for ${address}: customers would read these facts of the sample shop.`,
    ...lines,
    'Put your own in, or take the line out. To show the sample on purpose, set SAMPLE_SHOP=1.',
  ].join('\n');
}

/** Addresses of this computer, of its network, and those kept for examples and tests. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|test|invalid|example|example\.(?:com|net|org))$|^[\d.]+$|^\[/;

/** Whether an address is one that anybody can come to: 'https://www.duka.co.ke', not 'http://localhost:3000'. */
export function isPublic(address: string): boolean {
  return URL.canParse(address) && !NOT_PUBLIC.test(new URL(address).hostname);
}
