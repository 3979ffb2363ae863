/** A photo's colours in few cells: the outermost ones are the colours of its edges, and nothing else. */
export const EDGE_CELLS = { columns: 40, rows: 50 } as const;

/** A point by the photo's box: 0 to 1 inside it, below and above beyond its edges. */
interface Point {
  x: number;
  y: number;
}

/** How far beyond the photo its edge goes on before it is the side's own tone, in photo widths. */
const REACH = 0.16;

/**
 * The backdrop of a photo drawn out beyond its edges, as raw RGB cells. `colours` is the photo in
 * EDGE_CELLS, `placeOf` says where a cell is. At an edge it has the edge's colours; further out the
 * middle tones of the sides, so that a shadow which reaches the edge ends softly and draws no streak.
 */
export function backdropCells(
  colours: Uint8Array,
  { columns, rows }: { columns: number; rows: number },
  placeOf: (x: number, y: number) => Point,
): Buffer {
  const sides = sideTones(colours);
  const cells = Buffer.alloc(columns * rows * 3);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const place = placeOf(x, y);
      const inside = { x: clamp(place.x), y: clamp(place.y) };
      const away = Math.hypot(place.x - inside.x, place.y - inside.y);
      const edge = edgeColour(colours, inside);
      const tone = mix(
        mix(sides.left, sides.right, inside.x),
        mix(sides.top, sides.bottom, inside.y),
        0.5,
      );
      mix(tone, edge, Math.exp(-((away / REACH) ** 2))).forEach((channel, at) => {
        cells[(y * columns + x) * 3 + at] = Math.round(channel);
      });
    }
  }
  return cells;
}

type Colour = readonly number[];

/** How far a cell of an edge may be from its side's tone, of 255, and how many of them may be further. */
const CALM = { distance: 40, beyond: 0.09 } as const;

/**
 * Whether a photo's edges are a plain ground, shadows aside, which can go on beyond them. A photo of a
 * stall, a floor or a hand has no such edges: it is framed.
 */
export function hasCalmEdges(colours: Uint8Array): boolean {
  const tones = sideTones(colours);
  const [lastColumn, lastRow] = [EDGE_CELLS.columns - 1, EDGE_CELLS.rows - 1];
  const far = (tone: Colour, x: number, y: number) =>
    Math.max(...cellAt(colours, x, y).map((channel, at) => Math.abs(channel - (tone[at] ?? 0)))) >
    CALM.distance;
  const rows = Array.from({ length: EDGE_CELLS.rows }, (_, y) => [
    far(tones.left, 0, y),
    far(tones.right, lastColumn, y),
  ]);
  const columns = Array.from({ length: EDGE_CELLS.columns }, (_, x) => [
    far(tones.top, x, 0),
    far(tones.bottom, x, lastRow),
  ]);
  const cells = [...rows, ...columns].flat();
  return cells.filter(Boolean).length <= cells.length * CALM.beyond;
}

/** The colour of the edge that is nearest to a place inside the photo. */
function edgeColour(colours: Uint8Array, { x, y }: Point): Colour {
  const [lastColumn, lastRow] = [EDGE_CELLS.columns - 1, EDGE_CELLS.rows - 1];
  const nearest = Math.min(x, 1 - x, y, 1 - y);
  if (nearest === x || nearest === 1 - x) {
    const column = nearest === x ? 0 : lastColumn;
    return along(y * lastRow, (row) => cellAt(colours, column, row));
  }
  const row = nearest === y ? 0 : lastRow;
  return along(x * lastColumn, (column) => cellAt(colours, column, row));
}

/** Between two cells of an edge. */
function along(at: number, cell: (index: number) => Colour): Colour {
  return mix(cell(Math.floor(at)), cell(Math.ceil(at)), at % 1);
}

function sideTones(colours: Uint8Array) {
  const [lastColumn, lastRow] = [EDGE_CELLS.columns - 1, EDGE_CELLS.rows - 1];
  const column = (x: number) =>
    middleTone(Array.from({ length: EDGE_CELLS.rows }, (_, y) => cellAt(colours, x, y)));
  const row = (y: number) =>
    middleTone(Array.from({ length: EDGE_CELLS.columns }, (_, x) => cellAt(colours, x, y)));
  return { left: column(0), right: column(lastColumn), top: row(0), bottom: row(lastRow) };
}

/** The colour of middle lightness. */
function middleTone(tones: Colour[]): Colour {
  const lightness = (tone: Colour) => tone.reduce((sum, channel) => sum + channel, 0);
  const sorted = tones.toSorted((one, other) => lightness(one) - lightness(other));
  return sorted[sorted.length >> 1] ?? [];
}

function cellAt(colours: Uint8Array, x: number, y: number): Colour {
  const start = (y * EDGE_CELLS.columns + x) * 3;
  return [...colours.subarray(start, start + 3)];
}

function mix(from: Colour, to: Colour, part: number): Colour {
  return from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * part);
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
