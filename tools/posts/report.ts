import type { OnPosts } from '@/tools/owner/check/placeholders';
import { lineOf, type Unsettled } from '@/tools/owner/check/unsettled';
import type { LeftOut } from './post-facts';
import type { PostsMade } from './posts';

/** Why a fact is settled before anything is posted. */
const WHY: Readonly<Record<OnPosts, string>> = {
  link: 'every QR code, link and address in them leads nowhere',
  phone: 'nobody reaches the shop by the number in them',
  street: 'it is on the price list',
  photos: 'buyers expect photos of what they get',
};

/** The warnings of a shop that is not ready to be posted, a line each; none for one that is. */
export function notReady(toSettle: readonly Unsettled[]): string[] {
  const reasons = reasonsNotToPost(toSettle);
  if (reasons.length === 0) return [];
  return [
    'WARNING: settle this first, then make the posts again. Do not post or print these:',
    ...reasons.map(({ unsettled, why }) => `  ${lineOf(unsettled)}: ${why}`),
  ];
}

/** The facts to settle before anything is posted, with reasons. */
export function reasonsNotToPost(
  toSettle: readonly Unsettled[],
): { unsettled: Unsettled; why: string }[] {
  return toSettle.flatMap((unsettled) =>
    unsettled.onPosts ? [{ unsettled, why: WHY[unsettled.onPosts] }] : [],
  );
}

const REASONS: Readonly<Record<LeftOut, string>> = {
  soldOut: 'Left out, sold out',
  noPrice: 'Left out, no price in its record',
  noPhoto: 'Without pictures, no photo yet',
};

/** The final text of a run. `ms` is the time it took. */
export function report(
  { products, leftOut, shortened, written, removed, files }: PostsMade,
  folder: string,
  ms: number,
): string {
  const pictures = products.length - leftOut.noPhoto.length;
  const made =
    written.length === 0
      ? 'nothing had changed'
      : `${written.length} of ${files} files were new or changed`;
  return [
    `${folder}/ has the posts of ${counted(products.length, 'product')}: ${made}. ${(ms / 1000).toFixed(1)} s.`,
    `  ${folder}/status/<product>.jpg: ${counted(pictures, 'picture')} for WhatsApp Status, 1080 × 1920`,
    `  ${folder}/square/<product>.jpg: ${counted(pictures, 'picture')} for Instagram, Facebook and chats, 1080 × 1080`,
    `  ${folder}/<product>.txt: the text to paste with a picture; "On offer.txt": everything on offer`,
    `  ${folder}/price-list-phone.pdf: to send in a chat; price-list-print.pdf: to print`,
    `  ${folder}/shelf-cards.pdf: to print and cut out, each with a QR code that opens its product`,
    ...(Object.keys(REASONS) as LeftOut[])
      .filter((reason) => leftOut[reason].length > 0)
      .map((reason) => `${REASONS[reason]}: ${leftOut[reason].join(', ')}.`),
    ...(shortened.length > 0
      ? [`Drawn without the emoji or foreign letters of their names: ${shortened.join(', ')}.`]
      : []),
    ...(removed.length > 0
      ? [`Removed, no longer in stock or in the shop: ${removed.join(', ')}.`]
      : []),
  ].join('\n');
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
