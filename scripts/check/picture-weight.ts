import type { PictureFormat } from '@/lib/pictures/picture';

/** One file of a picture and its size in bytes. */
export interface PictureBytes {
  name: string;
  width: number;
  format: PictureFormat;
  bytes: number;
}

/**
 * How heavy pictures may be, in bytes (design §7), at the width a 360 px phone at pixel ratio 2
 * takes for a card: 316 px, so the file of 320.
 */
export const weightLimits = {
  cardWidth: 320,
  medianCard: 9_000,
  /** Two rows of two cards stand in the first screen of Shop at 360 × 740. */
  cardsInFirstScreen: 4,
  firstScreen: 60_000,
  /** The hero takes the whole width: 720 px, so the file of 800. */
  hero: { name: 'hero-phone', width: 800, bytes: 25_000 },
} as const;

/** A row a picture, a column a width, AVIF and JPEG in kB. */
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
 * What is heavier than it may be, a line each. The first screen is taken at its worst, with the
 * heaviest of the `products`' pictures; the other pictures are scenes.
 */
export function pictureWeightIssues(
  files: readonly PictureBytes[],
  products: readonly string[],
): string[] {
  const { cardWidth, medianCard, cardsInFirstScreen, firstScreen, hero } = weightLimits;
  const at = (width: number) =>
    files.filter((file) => file.width === width && file.format === 'avif');
  const cards = at(cardWidth)
    .filter((file) => products.includes(file.name))
    .map((file) => file.bytes)
    .sort((a, b) => b - a);
  const heroes = at(hero.width).filter((file) => file.name === hero.name);
  return [
    tooHeavy('The median card', cards[cards.length >> 1] ?? 0, medianCard),
    tooHeavy('The first screen of Shop', sum(cards.slice(0, cardsInFirstScreen)), firstScreen),
    tooHeavy("Home's hero", sum(heroes.map((file) => file.bytes)), hero.bytes),
  ].flat();
}

function tooHeavy(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} is ${bytes} bytes of pictures, over ${limit}.`] : [];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
