/** Makes Chrome compile a whole file while it downloads, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** In characters: two of the crash page's chunks are a line each. */
const SHORT = 1000;

/**
 * Marks a script that runs at hydration, so that Chrome (136 and later) compiles it off the main thread.
 * Without the mark each function is compiled at its first call, which delays clicks by some 100 ms on a
 * slow phone. To other browsers it is a comment. Adds the mark only once, and to no script so short that
 * the mark weighs more than it saves.
 */
export function withCompileHint(script: string): string {
  return script.startsWith(HINT) || script.length < SHORT ? script : HINT + script;
}
