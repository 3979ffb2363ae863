import type { ShopData } from '@/lib/data-modules/shop-files.build';
import type { Questions } from '@/tools/cli/questions';
import type { Answer } from './answers';
import { planNewShop } from './plan';
import type { Question } from './questions';

/** Asks questions until each answer is right; Enter skips one. One with several answers is asked again. */
export async function askAnswers(
  open: readonly Question[],
  folder: string,
  before: ShopData,
  { text }: Questions,
  say: (line: string) => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  say('The facts of your shop. Enter leaves one out: the shop then says nothing of it.\n');
  for (const question of open) {
    say(`${question.asks} Such as: ${question.example}`);
    const issueOf = (typed: string) =>
      typed === '' && !question.needed
        ? undefined
        : faultIn(folder, before, [...answers, { question, text: typed }], {
            question,
            text: typed,
          });
    for (;;) {
      const typed = await text(`${question.name}:`, issueOf);
      if (typed === '') break;
      answers.push({ question, text: typed });
      if (!question.several) break;
    }
  }
  return answers;
}

/** The mistake in the last of some answers; later questions are not missed. */
function faultIn(folder: string, before: ShopData, answers: Answer[], { question, text }: Answer) {
  if (text === '') return `${question.name}: must be there`;
  const { faults } = planNewShop(folder, before, answers);
  return faults.find((fault) => fault.startsWith(`${question.name}: `));
}
