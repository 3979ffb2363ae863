import { setImmediate as afterTurn } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type ArgsDef, type CommandDef, renderUsage, runCommand } from 'citty';
import { nearestName } from '@/lib/values/nearest-name';
import { errorSentence, type Failure } from './error-sentence';
import { sendMessage } from './send-message';
import { doneSoFar, INTERRUPTED, Left, Misuse, noteDone, Stop } from './stop';
import { misuseOf } from './typed-options';

/** A command: its `run` resolves with the status that the program ends with, or with nothing for 0. */
export type Command<T extends ArgsDef = ArgsDef> = CommandDef<T> & {
  args: T;
  failure: Failure;
  /** The sentence if the command ends before it has done anything. */
  untilDone: string;
};

/** Each command is typed as its own script of package.json. */
const ALONE: CommandDef = { meta: { name: 'npm run' } };

/**
 * Runs the typed command with its options. Resolves with the exit code: 0, 1 for a refusal, 2 for a
 * wrong option, 130 for Ctrl and C.
 */
export async function runProgram(
  typed: readonly string[],
  commands: Readonly<Record<string, Command>>,
): Promise<number> {
  const [name = '', ...rest] = typed;
  const all: CommandDef = {
    meta: { name: 'npm run shop --', description: 'The programs of the shop' },
    subCommands: { ...commands },
  };
  if (asksForHelp([name])) return say(console.log, await usage(all));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const meant = nearestName(name, Object.keys(commands));
    const unknown = `There is no command ${name}${meant ? `; did you mean ${meant}?` : '. These there are:'}`;
    say(console.error, `${name === '' ? 'Name a command.' : unknown}\n\n${await usage(all)}`);
    return 2;
  }
  const typedAs = Object.keys(command.args).length > 0 ? `${name} --` : name;
  const help = () => usage({ ...command, meta: { ...command.meta, name: typedAs } }, ALONE);
  if (asksForHelp(rest)) return say(console.log, await help());
  noteDone(command.untilDone);
  process.once('SIGINT', () => process.exit(say(console.error, endedEarly(), INTERRUPTED)));
  try {
    const misuse = misuseOf(rest, command.args);
    if (misuse) throw new Misuse(misuse);
    const { result } = await runCommand(command, { rawArgs: rest });
    return typeof result === 'number' ? result : 0;
  } catch (error) {
    // A program that this one waited for ends by the same Ctrl and C, which is then the reason. Node hears of it
    // once it looks for events, before the end of the next turn.
    await afterTurn();
    await afterTurn();
    if (error instanceof Left) return say(console.error, endedEarly(), INTERRUPTED);
    if (process.env.DEBUG) console.error(error);
    const isMisuse = error instanceof Misuse;
    const sentence = isMisuse ? error.message : errorSentence(error, command.failure);
    sendMessage({ stopped: error instanceof Stop ? error.short : sentence });
    const said = isMisuse ? [sentence, await help()] : [sentence];
    return say(console.error, said.join('\n\n'), isMisuse ? 2 : 1);
  }
}

function asksForHelp(typed: readonly string[]): boolean {
  return typed.includes('--help') || typed.includes('-h');
}

function endedEarly(): string {
  return ['\nStopped.', doneSoFar()].filter(Boolean).join(' ');
}

function say(print: (line: string) => void, line: string, status = 0): number {
  print(line);
  return status;
}

/** A command's help. The package colours it wherever it is shown. */
async function usage(command: CommandDef, parent?: CommandDef): Promise<string> {
  const text = await renderUsage(command, parent);
  const isPlain = Boolean(process.env.NO_COLOR) || !process.stdout.isTTY;
  return (isPlain ? stripVTControlCharacters(text) : text).trimEnd();
}
