import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The properties of a HEIC of the tests. */
interface HeicOf {
  columns: number;
  rows: number;
  /** Quarter turns against the clock, with which it is shown. */
  turns?: number;
  /** The orientation that the camera noted, which a HEIC's programs must not follow. */
  exifOrientation?: number;
  pictures?: number;
  icc?: Buffer;
  /** Whether the last square is missing. */
  lacksPart?: boolean;
}

/**
 * A HEIC as phones make it: a grid of squares of 512 px. Each square is red on the left above, green on the
 * right above and blue below.
 */
export function heicOf({
  columns,
  rows,
  turns = 0,
  exifOrientation = 1,
  pictures = 1,
  icc,
  lacksPart = false,
}: HeicOf): Buffer {
  const EXIF = 1;
  const count = columns * rows;
  const grids = Array.from({ length: pictures }, (_, at) => {
    const id = 2 + at * (count + 1);
    return { id, squares: Array.from({ length: count }, (_, nth) => id + 1 + nth) };
  });
  const primary = 2;
  const gridContent = Buffer.concat([
    Buffer.from([0, 0, rows - 1, columns - 1]),
    uint16(columns * SIDE, rows * SIDE),
  ]);
  const exifContent = exif(exifOrientation);
  const contents = [exifContent, gridContent, square.content];
  const items: Item[] = [
    { id: EXIF, type: 'Exif', content: exifContent, properties: [] },
    ...grids.flatMap(({ id, squares }) => [
      { id, type: 'grid', content: gridContent, properties: icc ? [3, 4, 5] : [3, 4] },
      ...squares.map((id) => ({ id, type: 'hvc1', content: square.content, properties: [1, 2] })),
    ]),
  ];
  const properties = [
    square.decoder,
    box('ispe', uint32(0, SIDE, SIDE)),
    box('ispe', uint32(0, columns * SIDE, rows * SIDE)),
    box('irot', Buffer.from([turns])),
    ...(icc ? [box('colr', Buffer.from('prof'), icc)] : []),
  ];
  const references = [
    box('cdsc', uint16(EXIF, 1, primary)),
    ...grids.map(({ id, squares }) => box('dimg', uint16(id, count, ...squares))),
  ];
  const type = box('ftyp', Buffer.from('heic'), uint32(0), Buffer.from('mif1heic'));
  const meta = (contentStart: number) =>
    box(
      'meta',
      uint32(0),
      box('hdlr', uint32(0, 0), Buffer.from('pict'), uint32(0, 0, 0), Buffer.from([0])),
      box('pitm', uint32(0), uint16(primary)),
      kindsOf(items),
      placesOf(items, contents, contentStart, lacksPart),
      box('iref', uint32(0), ...references),
      box('iprp', box('ipco', ...properties), propertiesOf(items)),
    );
  const contentStart = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(contentStart), box('mdat', ...contents)]);
}

/** A picture, a square of one, or the camera's notes. */
interface Item {
  id: number;
  type: string;
  content: Buffer;
  /** The numbers of its properties, from 1. */
  properties: number[];
}

function kindsOf(items: readonly Item[]): Buffer {
  const kinds = items.map(({ id, type }) =>
    box('infe', uint32(type === 'hvc1' ? HIDDEN : SHOWN), uint16(id, 0), Buffer.from(`${type}\0`)),
  );
  return box('iinf', uint32(0), uint16(items.length), ...kinds);
}

/** The place of each item's content in the file; `contents` begin at `contentStart`. */
function placesOf(
  items: readonly Item[],
  contents: readonly Buffer[],
  contentStart: number,
  lacksPart: boolean,
): Buffer {
  const places = items.map(({ id, content }, at) => {
    const before = contents.slice(0, contents.indexOf(content));
    const isMissing = lacksPart && at === items.length - 1;
    const start = isMissing ? 0x7fffffff : contentStart + Buffer.concat(before).length;
    return Buffer.concat([uint16(id, 0, 1), uint32(start, content.length)]);
  });
  return box('iloc', uint32(0), uint16(0x4400, items.length), ...places);
}

function propertiesOf(items: readonly Item[]): Buffer {
  const lists = items.map(({ id, properties }) =>
    Buffer.concat([uint16(id), Buffer.from([properties.length, ...properties])]),
  );
  return box('ipma', uint32(0, items.length), ...lists);
}

const SIDE = 512;

/** Whether an item is a picture, or a part of one. */
const SHOWN = 0x02000000;
const HIDDEN = 0x02000001;

/** The picture of a square, and what a decoder must know of it. */
const square = readSquare();

function readSquare(): { decoder: Buffer; content: Buffer } {
  const file = readFileSync(path.join('tools/owner/photos/samples', 'square.heic'));
  const decoder = file.indexOf('hvcC') - 4;
  const content = file.indexOf('mdat') + 4;
  return {
    decoder: file.subarray(decoder, decoder + file.readUInt32BE(decoder)),
    content: file.subarray(content, content + 4 + file.readUInt32BE(content)),
  };
}

/** The camera's notes, with the orientation alone. */
function exif(orientation: number): Buffer {
  const entry = Buffer.concat([uint16(0x0112, 3), uint32(1), uint16(orientation, 0)]);
  const tiff = Buffer.concat([
    Buffer.from('MM'),
    uint16(42),
    uint32(8),
    uint16(1),
    entry,
    uint32(0),
  ]);
  return Buffer.concat([uint32(6), Buffer.from('Exif\0\0'), tiff]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type), content]);
}

function uint16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
}

function uint32(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => uint16(value >>> 16, value & 0xffff)));
}
