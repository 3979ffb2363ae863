/** An error whose sentence the desk shows in a dialog. What was typed stays in the form. */
export function notSaved(sentence: string): Error {
  return new Error('saving_failed', { cause: new Error(sentence) });
}
