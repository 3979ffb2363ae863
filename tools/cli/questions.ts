/** The mistake in an answer, as a sentence; undefined for a right answer. */
export type IssueOf = (answer: string) => string | undefined;

/** Questions to a person, each put until its answer is right. */
export interface Questions {
  /** The typed text, without spaces around it; `otherwise` for an empty answer. */
  text(question: string, issueOf?: IssueOf, otherwise?: string): Promise<string>;
  /** One of some values, by their names. */
  choose<T extends string>(question: string, names: Readonly<Record<T, string>>): Promise<T>;
}

const YES = /^(?:y|yes|ndio|ndiyo)$/i;
const NO = /^(?:n|no|hapana)$/i;

/** Whether a question is answered with yes or no. */
export async function askYes({ text }: Questions, question: string): Promise<boolean> {
  const isAnswer = (answer: string) => YES.test(answer) || NO.test(answer);
  const issueOf = (answer: string) => (isAnswer(answer) ? undefined : 'Type yes or no.');
  return YES.test(await text(`${question} (yes or no)`, issueOf));
}
