/** A reason to stop; its message is all that a person is to read. The command ends with 1. */
export class Stop extends Error {
  /** `short` is the message for who has no terminal; left out where it is the same. */
  constructor(
    message: string,
    readonly short = message,
  ) {
    super(message);
  }
}

/** A command was typed in a way that it does not know: a sentence that names what is wrong. It ends with 2. */
export class Misuse extends Error {}

/** A person ended the command, or a program that it runs, with Ctrl and C, or D at a question. It ends with 130. */
export class Left extends Error {}

/** The code that a program ends with after Ctrl and C, as terminals have it. */
export const INTERRUPTED = 130;

let soFar = '';

/** Stores the sentence about the work done so far, for a command that is ended early. */
export function noteDone(sentence: string): void {
  soFar = sentence;
}

/** The work done so far; empty if no program has stored it. */
export function doneSoFar(): string {
  return soFar;
}
