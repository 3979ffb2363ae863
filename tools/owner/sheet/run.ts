import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { UnreadableModule } from '@/tools/owner/catalogue/data-files';
import { SheetError } from './table';

/** Something that the person can put right: a sentence. */
export class UserError extends Error {}

/** Runs a program of the owner's: what goes wrong is said in a sentence, never as a stack. */
export async function run(program: () => Promise<void> | void): Promise<void> {
  allowClosedPipe();
  try {
    await program();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** What to say of an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UserError || error instanceof SheetError) return error.message;
  if (error instanceof UnreadableModule) return `${error.message}. Nothing was changed.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return 'A folder is named where a file is needed.';
  if (code === 'ENOSPC') return 'The disk is full: make room on it and try again.';
  if (code === 'EBUSY' || code === 'EPERM' || code === 'EACCES') {
    return `${path ?? 'The file'} cannot be opened: close it in the spreadsheet first.`;
  }
  return `The sheet cannot be taken in: ${error instanceof Error ? error.message : error}`;
}
