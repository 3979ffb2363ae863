import type { Questions } from './questions';

/** Questions that are answered from a list, for tests; nothing once it is over. `said` has what a person reads. */
export function scriptedQuestions(...answers: string[]): Questions & { said: string[] } {
  const said: string[] = [];
  return {
    said,
    async text(question, issueOf = () => undefined, otherwise = '') {
      said.push(question);
      for (;;) {
        const answer: string = answers.shift()?.trim() || otherwise;
        const issue = issueOf(answer);
        if (issue === undefined) return answer;
        said.push(issue);
        if (answers.length === 0 && answer === otherwise) throw new Error(`No answer: ${question}`);
      }
    },
    async choose<T extends string>(question: string, names: Readonly<Record<T, string>>) {
      said.push(question);
      const answer = answers.shift() ?? '';
      if (!(answer in names)) throw new Error(`${question} has no choice ${answer}.`);
      return answer as T;
    },
  };
}
