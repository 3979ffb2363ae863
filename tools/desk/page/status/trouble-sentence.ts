import { deskState } from './desk-state';
import { CodeHostError } from './github-host';

/** The sentence for an error of the code host, with what to do. Throws any other error. */
export function troubleSentence(error: unknown): string {
  if (!(error instanceof CodeHostError)) throw error;
  const trouble = { kind: error.trouble, again: error.again };
  const { line, advice } = deskState({ trouble }, new Date());
  return advice ? `${line}. ${advice}` : `${line}.`;
}
