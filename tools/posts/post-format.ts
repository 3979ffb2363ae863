import { fitLines, type LineStep } from './fit-lines';
import type { MeasureIn } from './measure';
import type { PostFacts } from './post-facts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A shape of picture for posts, in px. */
export interface PostFormat {
  width: number;
  height: number;
  /** Where the product's photo is, 4:5; its backdrop goes on around it down to `sceneHeight`. */
  photo: Box;
  /** Where a photo is whose edges are no plain ground: it has a frame, and nothing covers it. */
  framed: Box;
  sceneHeight: number;
  margin: number;
  ticket: { top: number; sizes: readonly [number, ...number[]] };
  /** From under the ticket down to here is what the words have. */
  wordsTop: number;
  wordsBottom: number;
  /** The sizes and the address beside each other in one row, not in two. */
  oneRow: boolean;
  nameSteps: readonly LineStep[];
  sizesSteps: readonly LineStep[];
  /** Of the address. */
  textSizes: readonly [number, ...number[]];
  mark: number;
  kitenge: number;
}

export const postFormats = {
  status: {
    width: 1080,
    height: 1920,
    photo: { left: 112, top: 184, width: 856, height: 1070 },
    framed: { left: 180, top: 272, width: 720, height: 900 },
    sceneHeight: 1252,
    margin: 72,
    ticket: { top: 1190, sizes: [116, 104, 92, 80, 68] },
    wordsTop: 1374,
    wordsBottom: 1650,
    oneRow: false,
    nameSteps: [
      [88, 1],
      [76, 1],
      [62, 2],
      [54, 2],
      [46, 2],
    ],
    sizesSteps: [
      [54, 1],
      [46, 1],
      [40, 1],
      [40, 2],
      [34, 2],
      [28, 2],
    ],
    textSizes: [54, 46, 40, 34, 28],
    mark: 64,
    kitenge: 192,
  },
  square: {
    width: 1080,
    height: 1080,
    photo: { left: 242, top: 0, width: 596, height: 745 },
    framed: { left: 284, top: 32, width: 512, height: 640 },
    sceneHeight: 745,
    margin: 56,
    ticket: { top: 690, sizes: [100, 90, 80, 70, 60] },
    wordsTop: 848,
    wordsBottom: 1026,
    oneRow: true,
    nameSteps: [
      [76, 1],
      [66, 1],
      [58, 2],
      [50, 2],
      [42, 2],
    ],
    sizesSteps: [
      [46, 1],
      [40, 1],
      [34, 1],
      [34, 2],
      [28, 2],
      [24, 2],
    ],
    textSizes: [46, 40, 34, 28],
    mark: 56,
    kitenge: 32,
  },
} as const satisfies Record<string, PostFormat>;

export type PostShape = keyof typeof postFormats;

/** The ticket's padding and the depth of its teeth, as parts of its letters' size (price.module.css). */
export const ticketShape = {
  before: 0.42,
  after: 0.72,
  above: 0.16,
  below: 0.2,
  tooth: 0.26,
} as const;

/** How wide the ticket of a price is, whose letters are `width` wide. */
export function ticketWidth(width: number, size: number): number {
  return width + size * (ticketShape.before + ticketShape.after);
}

/** The parts of a picture with the sizes of their letters, so that nothing is cut or overlaps. */
export function postLayout(
  format: PostFormat,
  {
    name,
    price,
    was,
    sizesLine,
    address,
  }: Pick<PostFacts, 'name' | 'price' | 'was'> & { sizesLine: string; address: string },
  measure: MeasureIn,
) {
  const width = format.width - 2 * format.margin;
  const gap = format.margin / 2;
  const wasSizes = (ticketSize: number) => ({
    size: ticketSize * 0.44,
    tagSize: ticketSize * 0.48,
  });
  const besideTicket = (ticketSize: number) => {
    if (!was) return 0;
    const { size, tagSize } = wasSizes(ticketSize);
    const tagWidth = measure(800)(was.percent, tagSize) + tagSize;
    return gap + Math.max(measure(600)(was.price, size), tagWidth);
  };
  const priceWidth = (size: number) => ticketWidth(measure(800)(price, size), size);
  const ticketSize = firstOf(
    format.ticket.sizes,
    (size) => priceWidth(size) + besideTicket(size) <= width,
  );
  const shopWidth = (size: number) => format.mark + MARK_GAP + measure(800)(address, size);
  const addressSize = firstOf(
    format.textSizes,
    (size) => shopWidth(size) <= (format.oneRow ? width * 0.6 : width),
  );
  const fittedName = fitLines(name, { width, steps: format.nameSteps, measure: measure(800) });
  const room =
    format.wordsBottom -
    format.wordsTop -
    fittedName.lines.length * fittedName.size * nameLineHeight -
    (format.oneRow ? 0 : format.mark + format.margin / 3);
  return {
    ticket: {
      size: ticketSize,
      width: Math.ceil(priceWidth(ticketSize)),
      height: Math.round(ticketSize * (1 + ticketShape.above + ticketShape.below)),
    },
    was: { ...wasSizes(ticketSize), gap },
    name: fittedName,
    sizes: fitLines(sizesLine, {
      width: format.oneRow ? width - shopWidth(addressSize) - gap : width,
      steps: format.sizesSteps.filter(
        ([size, lines], at) =>
          size * lines * textLineHeight <= room || at === format.sizesSteps.length - 1,
      ),
      measure: measure(600),
    }),
    address: fitLines(address, {
      width: width - format.mark - MARK_GAP,
      steps: [[addressSize, 1]],
      measure: measure(800),
    }),
  };
}

/** The heights of a name's lines and of a text's, as parts of their letters. */
export const nameLineHeight = 1.04;
export const textLineHeight = 1.15;

/** Between the shop's mark and its address, in px. */
export const MARK_GAP = 20;

/** The first size that fits; the last if none fits. */
function firstOf(sizes: readonly [number, ...number[]], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}
