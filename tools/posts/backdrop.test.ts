import { backdropCells, EDGE_CELLS, hasCalmEdges } from './backdrop';

const { columns, rows } = EDGE_CELLS;

/** A photo in cells: one colour, with a product in the middle and a shadow that reaches its right edge. */
function photo(): Uint8Array {
  const cells = new Uint8Array(columns * rows * 3).fill(200);
  const paint = (x: number, y: number, tone: number) =>
    cells.fill(tone, (y * columns + x) * 3, (y * columns + x + 1) * 3);
  for (let y = 3; y < rows - 3; y += 1) for (let x = 2; x < columns - 2; x += 1) paint(x, y, 10);
  for (let y = 23; y < 27; y += 1) paint(columns - 1, y, 120);
  return cells;
}

/** The tone at a place, in parts of the photo's box. */
function toneAt(x: number, y: number): number {
  return backdropCells(photo(), { columns: 1, rows: 1 }, () => ({ x, y }))[0] ?? 0;
}

test('the backdrop of a post goes on in the colours of the photo’s edges', () => {
  expect(toneAt(-0.2, 0.5)).toBe(200);
  expect(toneAt(0.5, 1.1)).toBe(200);
});

test('a product in the middle of its photo colours no backdrop', () => {
  expect(toneAt(0.2, 0.3)).toBe(200);
});

test('a shadow that reaches the photo’s edge ends softly in the backdrop', () => {
  expect(toneAt(1, 0.5)).toBe(120);
  expect(toneAt(1.1, 0.5)).toBeGreaterThan(140);
  expect(toneAt(1.5, 0.5)).toBe(200);
});

test('a plain ground with a shadow can go on beyond the photo, and a stall cannot', () => {
  expect(hasCalmEdges(photo())).toBe(true);
  const stall = new Uint8Array(columns * rows * 3).map((_, at) => (Math.floor(at / 30) % 2) * 200);
  expect(hasCalmEdges(stall)).toBe(false);
});
