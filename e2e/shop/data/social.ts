import type { Social } from '@/data/schema/social';

/**
 * The profile pages the footer links to. Take out the line of a network that the shop does not use.
 * Facebook has a link that shares the shop beside the shop’s page.
 */
export const social: Social = {
  instagram: 'https://instagram.example/duka',
  tiktok: 'https://tiktok.example/duka',
  pinterest: 'https://pinterest.example/duka',
};
