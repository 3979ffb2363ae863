import { cardsInFirstScreen } from '@/lib/catalogue/card-sizes';
import type { PictureFormat } from '@/lib/pictures/picture';

/** One file of a picture and its size in bytes. */
export interface PictureBytes {
  name: string;
  width: number;
  format: PictureFormat;
  bytes: number;
}

/**
 * The limits in bytes for the AVIF files that a phone 360 px wide at pixel ratio 2 loads. Such a
 * phone shows a card 316 device pixels wide, with the file of 320.
 */
const weightLimits = {
  cardWidth: 320,
  medianCard: 9_000,
  firstScreen: 60_000,
  /** The hero is nearly as wide as the screen, 720 device pixels: the phone takes the file of 800. */
  hero: { name: 'hero-phone', width: 800, bytes: 25_000 },
} as const;

/** A table with a row for each picture and a column for each width, AVIF and JPEG in kB. */
export function pictureTable(files: readonly PictureBytes[]): string {
  const names = [...new Set(files.map((file) => file.name))];
  const widths = [...new Set(files.map((file) => file.width))].sort((a, b) => a - b);
  const cell = (name: string, width: number) => {
    const kB = (format: PictureFormat) => {
      const file = files.find(
        (one) => one.name === name && one.width === width && one.format === format,
      );
      return file ? (file.bytes / 1000).toFixed(1) : '-';
    };
    return `${kB('avif')}/${kB('jpg')}`.padStart(12);
  };
  const head = `${'kB, AVIF/JPEG'.padEnd(20)}${widths.map((width) => String(width).padStart(12)).join('')}`;
  const rows = names.map(
    (name) => `${name.padEnd(20)}${widths.map((width) => cell(name, width)).join('')}`,
  );
  return [head, ...rows].join('\n');
}

/**
 * A sentence for each limit that the files exceed. `products` are the ids of the products; every other
 * picture is a scene. The first screen is measured with the heaviest cards.
 */
export function pictureWeightIssues(
  files: readonly PictureBytes[],
  products: readonly string[],
): string[] {
  const { cardWidth, medianCard, firstScreen, hero } = weightLimits;
  const at = (width: number) =>
    files.filter((file) => file.width === width && file.format === 'avif');
  const cards = at(cardWidth)
    .filter((file) => products.includes(file.name))
    .map((file) => file.bytes)
    .sort((a, b) => b - a);
  const heroFile = at(hero.width).find((file) => file.name === hero.name);
  const screen = cards.slice(0, cardsInFirstScreen).reduce((total, bytes) => total + bytes, 0);
  return [
    tooHeavy('The median card', cards[cards.length >> 1] ?? 0, medianCard),
    tooHeavy('The first screen of Shop', screen, firstScreen),
    tooHeavy("Home's hero", heroFile?.bytes ?? 0, hero.bytes),
  ].flat();
}

function tooHeavy(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} is ${bytes} bytes of pictures, over ${limit}.`] : [];
}
