/** What the picture of a shared link shows (1200 × 630). */
export interface CardFacts {
  /** Its file name: 'brogue.jpg'. */
  file: string;
  title: string;
  /** On yellow beneath it: a price, or another short word such as a phone number. */
  pill: string;
  /** What it cost before, where an offer lowers it. */
  was?: string;
  line: string;
  /** The products whose pictures it shows: one large, or four small. */
  productIds: readonly string[];
}

/** How many pictures stand on a card that shows several. */
export const picturesOnCard = 4;

/** The size Facebook, WhatsApp and the others ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The card's address inside the shop. */
export function cardPath({ file }: CardFacts): `/${string}` {
  return `/share/${file}`;
}

/** What the card shows, for those who cannot see it. */
export function cardAlt({ title, pill }: CardFacts, shopName: string): string {
  return `${title.replace(/[.,]$/, '')}, ${pill}, ${shopName}`;
}

/** The pictures of a card that shows several, its empty corners too: the mark fills those. */
export function withCorners<Shown>(
  pictures: readonly (Shown | undefined)[],
): (Shown | undefined)[] {
  const lacking = pictures.length > 1 ? picturesOnCard - pictures.length : 0;
  return [...pictures, ...Array<undefined>(lacking).fill(undefined)];
}
