import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { UnreadableModule } from '@/tools/change/module-files';
import {
  type Command,
  fileTrouble,
  Misuse,
  type Options,
  runCommand,
  type Typed,
} from '@/tools/owner/command-line';
import { SheetError } from './table';

/** Something that the person can put right: a sentence. */
export class UserError extends Error {}

/** Runs a command of the owner's: what goes wrong is said in a sentence, never as a stack. */
export async function run<const T extends Options>(
  command: Command<T>,
  work: (typed: Typed<T>) => Promise<void> | void,
): Promise<void> {
  allowClosedPipe();
  await runCommand(command, async (typed) => {
    try {
      await work(typed);
    } catch (error) {
      if (error instanceof Misuse) throw error;
      console.error(sentenceOf(error));
      process.exitCode = 1;
    }
  });
}

/** What to say of an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UserError || error instanceof SheetError) return error.message;
  if (error instanceof UnreadableModule) return `${error.message}. Nothing was changed.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (code === 'EISDIR') return 'A folder is named where a file is needed.';
  const trouble = fileTrouble(error);
  if (trouble) return trouble;
  return `The sheet cannot be taken in: ${error instanceof Error ? error.message : error}`;
}
