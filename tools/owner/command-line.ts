import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestName } from '@/lib/values/nearest-name';

/** A command was typed in a way that it does not know: a sentence that names what is wrong, and its help. */
export class Misuse extends Error {}

export type Options = NonNullable<ParseArgsConfig['options']>;

/** What was typed after the name of a command, as `parseArgs` of Node has it, and whether help is wanted. */
export type Typed<T extends Options> = Omit<
  ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>,
  'tokens'
> & { isHelp: boolean };

/** A command: what its help says, its options, and how many words without dashes it takes; none, if left out. */
export interface Command<T extends Options = Options> {
  help: string;
  options: T;
  most?: number;
}

/** A yes-or-no option that is off where it is not typed. */
export const flag = { type: 'boolean', default: false } as const;

/**
 * Reads what was typed after the name of a command. Throws a `Misuse` for an option that is not there, one
 * without its value, and a word too many.
 */
export function readTyped<const T extends Options>(
  args: readonly string[],
  { help, options, most = 0 }: Command<T>,
): Typed<T> {
  const known: Options = { ...options, help: flag };
  const config = { args: [...args], options: known, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  const wrong = (sentence: string) => new Misuse(`${sentence}\n\n${help}`);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = known[name];
    if (!option) {
      const meant = nearestName(name, Object.keys(known));
      throw wrong(
        `There is no option ${rawName}${meant ? `; did you mean --${meant}?` : '. These there are:'}`,
      );
    }
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (option.type === 'string' && isMissing)
      throw wrong(`${rawName} must have its value after it.`);
    if (option.type === 'boolean' && value !== undefined) throw wrong(`${rawName} has no value.`);
  }
  const { values, positionals } = parseArgs(config);
  const extra = positionals[most];
  if (extra !== undefined && !values.help) throw wrong(`It is not clear what ${extra} means.`);
  const { help: isHelp, ...others } = values;
  return { values: others, positionals, isHelp: isHelp === true } as unknown as Typed<T>;
}

/** A file or a disk that does not take what is written, in words; undefined for any other error. */
export function fileTrouble(error: unknown): string | undefined {
  const { code, path: file = 'a file' } = error as NodeJS.ErrnoException;
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

/** Runs a command of the owner's: `--help` prints its help and does nothing, a `Misuse` ends it with 2. */
export async function runCommand<const T extends Options>(
  command: Command<T>,
  work: (typed: Typed<T>) => Promise<unknown> | unknown,
): Promise<void> {
  try {
    const typed = readTyped(process.argv.slice(2), command);
    if (typed.isHelp) console.log(command.help);
    else await work(typed);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
