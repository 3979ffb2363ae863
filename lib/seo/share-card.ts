/** What the picture of a shared link shows. */
export interface CardFacts {
  /** The first part of its file's name: 'brogue'. */
  name: string;
  title: string;
  /** On yellow below the title: a price, or another short text such as a phone number. */
  pill: string;
  /** The price before it was lowered. */
  was?: string;
  /** Beside the price of a product that is sold out. */
  soldOut?: string;
  line: string;
  /** The products whose pictures it shows: one large, or four small. */
  productIds: readonly string[];
}

/** The number of pictures on a card that shows several. */
export const picturesOnCard = 4;

/** The size Facebook, WhatsApp and the others ask for, in px. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The card's file, by a hash of all that is drawn: chats keep a picture by its address, so another picture
 * needs another one. Ids have no dots.
 */
export function cardFile({ name }: Pick<CardFacts, 'name'>, hash: string): string {
  return `${name}.${hash}.jpg`;
}

/** The name of the card that a file is of, in the folder of the cards; undefined for another file. */
export function cardNameOf(file: string): string | undefined {
  return /^([^.]+)\.[^.]+\.jpg$/.exec(file)?.[1];
}

/** The card's alternative text. */
export function cardAlt({ title, pill, soldOut }: CardFacts, shopName: string): string {
  return [title.replace(/[.,]$/, ''), pill, soldOut, shopName].filter(Boolean).join(', ');
}

/**
 * The pictures of a card that shows several, with undefined for a corner that shows the shop's
 * mark.
 */
export function withCorners<Shown>(
  pictures: readonly (Shown | undefined)[],
): (Shown | undefined)[] {
  const lacking = pictures.length > 1 ? picturesOnCard - pictures.length : 0;
  return [...pictures, ...Array<undefined>(lacking).fill(undefined)];
}
