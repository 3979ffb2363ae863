import { type CardFacts, cardAlt, cardSize } from './share-card';

/** The pictures that a browser shows beside "Install", by their files; sizes in px. */
export const installPictures = {
  'narrow.jpg': { formFactor: 'narrow', width: 720, height: 1280 },
  'wide.jpg': { formFactor: 'wide', ...cardSize },
} as const;

type InstallPicture = keyof typeof installPictures;

/** Which of them a file of /install/ is. Throws for any other file. */
export function installPicture(file: string): InstallPicture {
  if (!Object.hasOwn(installPictures, file)) throw new Error(`No picture "${file}"`);
  return file as InstallPicture;
}

/** The manifest's list of them; their addresses are inside the shop. `card` is that of Home. */
export function manifestScreenshots(card: CardFacts, shopName: string) {
  return Object.entries(installPictures).map(([file, { formFactor, width, height }]) => ({
    src: `/install/${file}` as const,
    sizes: `${width}x${height}`,
    type: 'image/jpeg',
    form_factor: formFactor,
    label: cardAlt(card, shopName),
  }));
}
