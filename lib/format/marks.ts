/*
 * A rule says once what a value must be, and that is read in a module, in a cell, on a form or beside an answer.
 * Each of these doors has its own names for files and fields, and a module alone has brackets and quotes: a
 * message holds marks where they differ.
 */

/** A file below data/, a field of it, or, without a file, a field of what is judged. */
export interface Ref {
  readonly file?: string;
  readonly field?: string;
  /** Any entry of the file is meant, each of which is called so: 'kind'. */
  readonly one?: string;
}

/** How a message is said at one place. */
export interface Door {
  /** What a file, or a field, is called there. */
  names: (ref: Ref) => string;
  /** Whether values stand there as in a module. Else they are typed. */
  isModule?: true;
}

/* Characters for private use, which no text of a shop has. */
const [BEGIN, BETWEEN, END] = ['\ue000', '\ue001', '\ue002'];
const MARK = /\ue000([^\ue000\ue002]*)\ue002/g;

/** The mark of a file or a field, which each door names. */
export function ref({ file = '', field = '', one = '' }: Ref): string {
  return mark('ref', file, field, one);
}

/** The mark of what is written differently in a module and where it is typed. */
export function either(inModule: string, typed: string): string {
  return mark('either', inModule, typed);
}

/** 'left out' of a module, 'left empty' elsewhere. */
export const leftOut = either('left out', 'left empty');

/** A text in its quotes, `'38'`, as a module has it; where it is typed, without them. */
export function literal(text: string): string {
  return either(text, text.slice(1, -1));
}

/** Texts as a list has them in a module, `['38', '39']`, and as they are typed, `38, 39`. */
export function listed(texts: readonly string[]): string {
  return either(`[${texts.map((text) => `'${text}'`).join(', ')}]`, texts.join(', '));
}

function mark(...parts: readonly string[]): string {
  return BEGIN + parts.join(BETWEEN) + END;
}

/** A message in the words of a door. */
export function saidAt({ names, isModule }: Door, message: string): string {
  return message.replaceAll(MARK, (_, inner: string) => {
    const [kind, first = '', second = ''] = inner.split(BETWEEN);
    if (kind === 'ref') return names(refOf(inner));
    return isModule ? first : second;
  });
}

/** The files and fields that a message names. */
export function refsIn(message: string): Ref[] {
  return [...message.matchAll(MARK)]
    .map(([, inner = '']) => inner)
    .filter((inner) => inner.startsWith(`ref${BETWEEN}`))
    .map(refOf);
}

function refOf(inner: string): Ref {
  const [, file, field, one] = inner.split(BETWEEN);
  return { ...(file && { file }), ...(field && { field }), ...(one && { one }) };
}
