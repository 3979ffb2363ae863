import { Misuse } from '@/tools/cli/stop';

/** How a shop is published. */
export interface Options {
  /** Does all of it but the sending. */
  dry?: boolean | undefined;
  /** Publishes without asking. */
  yes?: boolean | undefined;
  /** Publishes although something is still to settle. */
  anyway?: boolean | undefined;
  /** Sends every file again. */
  all?: boolean | undefined;
  /** Publishes the export as it is, without building it again. */
  built?: boolean | undefined;
  /** Publishes although another site is there. */
  replace?: boolean | undefined;
  /** Asks again where to publish. */
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
