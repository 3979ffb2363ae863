import { doneSoFar, Stop } from './stop';

/** The sentence for a person if a command fails for an unforeseen reason. */
export interface Failure {
  /** 'The check stopped' */
  what: string;
  /**
   * The first remedy, before the sentence is shown to somebody else; left out: the same command
   * again.
   */
  remedy?: string;
}

/**
 * A sentence about the error that ends a command: the failure, the work done before it, and the
 * remedy.
 */
export function errorSentence(error: unknown, { what, remedy }: Failure): string {
  return (
    knownSentence(error) ??
    [
      `${what} for a reason that this program does not know.`,
      doneSoFar(),
      `${remedy ?? 'Type the same command again'}; if it stops again, show this line to whoever looks after the shop: ${messageOf(error)}`,
    ]
      .filter(Boolean)
      .join(' ')
  );
}

/** The sentence of an error that a person can put right; undefined for any other. */
export function knownSentence(error: unknown): string | undefined {
  if (error instanceof Stop) return error.message;
  const { code, path } = Object(error) as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path) return `There is no file ${path}.`;
  if (code === 'EISDIR') return 'A folder is named where a file is needed.';
  return fileTrouble(error);
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A file or a disk that does not take what is written, in words; undefined for any other error. */
function fileTrouble(error: unknown): string | undefined {
  const { code, path: file = 'a file' } = Object(error) as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
      return 'The disk is full: make room on it and try again.';
    case 'EROFS':
      return `${file} cannot be written: its disk is for reading alone.`;
    case 'EBUSY':
    case 'EACCES':
    case 'EPERM':
      return `${file} cannot be opened or written: close the program that has it open, and see whether this account may write there.`;
    default:
      return undefined;
  }
}
