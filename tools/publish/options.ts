import { flag, Misuse, readTyped } from '@/tools/owner/command-line';

export const HELP = `npm run publish-shop checks the shop, builds it, shows what will change and publishes it.
The first time it asks where, and keeps the answers in data/host.json.

Options, after "--", as in: npm run publish-shop -- --dry
  --dry       does all of it but the sending
  --yes       publishes without asking "Publish? (y/n)"
  --anyway    publishes although something is still to settle
  --back      puts the last shop up again; --back 2 the one before that, and so on
  --all       sends every file again, also what is there already
  --built     publishes the folder out as it is, without building it again
  --replace   publishes although another site is there
  --ask       asks again where to publish
  --help      shows this`;

export interface Options {
  dry: boolean;
  yes: boolean;
  anyway: boolean;
  all: boolean;
  built: boolean;
  replace: boolean;
  ask: boolean;
  help: boolean;
  /** How many exports to go back; 0 for none. */
  back: number;
}

const OPTIONS = {
  dry: flag,
  yes: flag,
  anyway: flag,
  all: flag,
  built: flag,
  replace: flag,
  ask: flag,
  back: flag,
} as const;

/** The options of a command line, such as ['--back', '2']. Throws a `Misuse` for an unknown one. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals, isHelp } = readTyped(args, {
    help: HELP,
    options: OPTIONS,
    most: 1,
  });
  const { back, ...others } = values;
  const [count = '1'] = positionals;
  if (positionals.length > 0 && !isHelp && !(back && /^[1-9]$/.test(count))) {
    throw new Misuse(
      `It is not clear what ${count} means${back ? ': --back takes a number from 1 to 9' : ''}.\n\n${HELP}`,
    );
  }
  return { ...others, help: isHelp, back: back ? Number(count) : 0 };
}
