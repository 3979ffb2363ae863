/** A place in a file as a person looks for it. */
export interface SourcePlace {
  /** From 1. */
  line: number;
  /** The line's own text without its indent, cut where it is long. */
  text: string;
  /** Where in `text` it is, from 0. */
  column: number;
}

const WIDTH = 90;

/** The place of an offset into `source`. */
export function placeAt(source: string, offset: number): SourcePlace {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', offset);
  const whole = source.slice(from, end === -1 ? source.length : end).replace(/\r$/, '');
  const indent = whole.length - whole.trimStart().length;
  const column = Math.max(0, offset - from - indent);
  const cut = Math.max(0, column - WIDTH / 2);
  const text = whole.trim().slice(cut, cut + WIDTH);
  return {
    line: source.slice(0, from).split('\n').length,
    text: cut > 0 ? `…${text.slice(1)}` : text,
    column: column - cut,
  };
}

/** Two lines that show it: the line's number and text, and a mark under the place. */
export function describePlace({ line, text, column }: SourcePlace): string {
  const label = `  line ${line}:  `;
  return `${label}${text}\n${' '.repeat(label.length + column)}^`;
}
