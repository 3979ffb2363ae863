import * as v from 'valibot';
import { field, optional, type Read, record } from './field';

/** The networks by the end of their addresses' host. */
const networks = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
  pinterest: /(?:^|\.)(?:pinterest\.(?:[a-z]{2,3}|com?\.[a-z]{2})|pin\.it)$/,
  tiktok: /(?:^|\.)tiktok\.com$/,
} as const;

function pageOn(network: keyof typeof networks) {
  const HTTPS = 'must be an address that begins with https://';
  return v.pipe(
    v.string(HTTPS),
    v.check((address) => URL.canParse(address) && new URL(address).protocol === 'https:', HTTPS),
    v.check((address) => {
      const { hostname } = new URL(address);
      // A name that nobody can own, for a shop of tests.
      return hostname === `${network}.example` || networks[network].test(hostname);
    }, `must be the shop's page on ${network}`),
  );
}

/** The shop's own pages on networks, which the footer links to: data/social.ts. */
export const social = record({
  facebook: optional(
    field(pageOn('facebook'), {
      title: 'Facebook page',
      help: 'Beside the link that shares the shop there.',
    }),
  ),
  instagram: optional(field(pageOn('instagram'), { title: 'Instagram' })),
  tiktok: optional(field(pageOn('tiktok'), { title: 'TikTok' })),
  pinterest: optional(field(pageOn('pinterest'), { title: 'Pinterest' })),
});

export type Social = Read<typeof social>;
