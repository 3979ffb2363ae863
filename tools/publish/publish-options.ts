import { Misuse } from '@/tools/cli/stop';

export interface Options {
  dry?: boolean | undefined;
  yes?: boolean | undefined;
  anyway?: boolean | undefined;
  all?: boolean | undefined;
  built?: boolean | undefined;
  replace?: boolean | undefined;
  ask?: boolean | undefined;
  /** How many exports to go back; 0 for none. */
  back: number;
}

/** How many exports to go back, by `--back` and the word after it. Throws a `Misuse` for any other word. */
export function backOf(isBack: boolean | undefined, nth: string | undefined): number {
  if (nth !== undefined && !(isBack && /^[1-9]$/.test(nth))) {
    throw new Misuse(
      `It is not clear what ${nth} means${isBack ? ': --back takes a number from 1 to 9' : ''}.`,
    );
  }
  return isBack ? Number(nth ?? 1) : 0;
}
