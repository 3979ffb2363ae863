/** The width of a text at a size, in the unit of the size. */
export type Measure = (text: string, size: number) => number;

interface Fitted {
  size: number;
  lines: string[];
}

/** A size of letters, and in how many lines at most a text may have it. */
export type LineStep = readonly [size: number, maxLines: number];

/**
 * A text in lines of `width`, with the first of `steps` (largest first) that has room for the text;
 * the lines have nearly one length. If the text does not fit at the last step, it ends with '…'.
 */
export function fitLines(
  text: string,
  { width, steps, measure }: { width: number; steps: readonly LineStep[]; measure: Measure },
): Fitted {
  for (const [size, maxLines] of steps) {
    const measureAt = (part: string) => measure(part, size);
    const lines = wrap(text, width, measureAt);
    if (lines && lines.length <= maxLines) {
      return { size, lines: balanced(text, lines, measureAt) };
    }
  }
  const [size, maxLines] = steps.at(-1) ?? [0, 0];
  return { size, lines: cut(text, width, maxLines, (part) => measure(part, size)) };
}

/** Greedy lines; undefined if a word is wider than a line. */
function wrap(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    if (measure(word) > width) return undefined;
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the least width. */
function balanced(text: string, lines: string[], measure: (text: string) => number): string[] {
  if (lines.length < 2) return lines;
  let best = lines;
  const widest = (some: string[]) => Math.max(...some.map(measure));
  for (let width = widest(lines); ; ) {
    const next = wrap(text, width - 0.01, measure);
    if (!next || next.length > lines.length) return best;
    best = next;
    width = widest(next);
  }
}

function cut(
  text: string,
  width: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest && lines.length < maxLines) {
    const last = lines.length === maxLines - 1;
    const end = last ? '…' : '';
    if (measure(rest) <= width) return [...lines, rest];
    let length = rest.length;
    while (length > 1 && measure(rest.slice(0, length).trimEnd() + end) > width) length -= 1;
    const space = rest.lastIndexOf(' ', length);
    const at = !last && space > 0 ? space : length;
    lines.push(rest.slice(0, at).trimEnd() + end);
    rest = rest.slice(at).trimStart();
  }
  return lines;
}
