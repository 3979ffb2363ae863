import type { PictureFormat } from './picture';

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
  phoneCardWidth: 320,
  medianCard: 9_000,
  /** Two rows of two cards stand in the first screen of Shop at 360 × 740. */
  cardsInFirstScreen: 4,
  firstScreen: 60_000,
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

/** What is heavier than it may be, a line each; `shopOrder` is the order of cards in Shop. */
export function weightProblems(
  files: readonly PictureBytes[],
  shopOrder: readonly string[],
): string[] {
  const { phoneCardWidth, medianCard, cardsInFirstScreen, firstScreen } = weightLimits;
  const cards = new Map(
    files
      .filter((file) => file.width === phoneCardWidth && file.format === 'avif')
      .map((file) => [file.name, file.bytes]),
  );
  const middle = median([...cards.values()]);
  const first = shopOrder
    .slice(0, cardsInFirstScreen)
    .reduce((sum, name) => sum + (cards.get(name) ?? 0), 0);
  return [
    ...(middle > medianCard ? [`The median card is ${middle} bytes, over ${medianCard}.`] : []),
    ...(first > firstScreen
      ? [`The first screen of Shop is ${first} bytes of pictures, over ${firstScreen}.`]
      : []),
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
