import { nearestName } from '@/lib/values/nearest-name';
import { type Question, questions } from './questions';

/** The answer to a question, and its place: 'answers.txt, line 4'. */
export interface Answer {
  question: Question;
  text: string;
  where?: string;
}

/**
 * The answers of a file, a line each: 'Town: Nyeri'. A line without an answer, and one that begins with #, says
 * nothing. `faults` are sentences about lines that cannot be read.
 */
export function readAnswers(text: string, file: string): { answers: Answer[]; faults: string[] } {
  const answers: Answer[] = [];
  const faults: string[] = [];
  for (const [at, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const where = `${file}, line ${at + 1}`;
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const [, name = '', answer = ''] = /^\s*([^:]+?)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const question = questions.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!question) faults.push(`${where}: ${unknown(name || line.trim())}`);
    else if (answer !== '' && !question.several && answers.some((one) => one.question === question))
      faults.push(`${where}: ${question.name}: must be there once`);
    else if (/\s#(?:\s|[a-z]{2})/.test(answer))
      faults.push(
        `${where}: ${question.name}: must have no remark behind it: write it on a line of its own that begins with #`,
      );
    else if (answer !== '') answers.push({ question, text: answer, where });
  }
  return { answers, faults };
}

function unknown(name: string): string {
  const names = questions.map((one) => one.name);
  const meant = nearestName(name, names);
  return `must begin with the name of a question and a colon, such as "Town: Nyeri"${meant ? `; did you mean "${meant}"?` : `: ${names.join(', ')}`}`;
}
