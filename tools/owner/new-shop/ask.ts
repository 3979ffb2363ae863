import type { ShopData } from '@/lib/data-modules/shop-files.build';
import type { Ask } from '@/tools/publish/terminal';
import type { Answer } from './answers';
import { planNewShop } from './plan';
import type { Question } from './questions';

/**
 * Asks questions, each until its answer is right; Enter leaves one out. One that may have several answers is
 * put again after each.
 */
export async function askAnswers(
  open: readonly Question[],
  folder: string,
  before: ShopData,
  ask: Ask,
  say: (line: string) => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  say('The facts of your shop. Enter leaves one out: the shop then says nothing of it.\n');
  for (const question of open) {
    say(`${question.asks} Such as: ${question.example}`);
    for (;;) {
      const text = (await ask(`${question.name}: `)).trim();
      if (text === '' && !question.needed) break;
      const answer = { question, text };
      const fault = faultIn(folder, before, [...answers, answer], answer);
      if (fault) {
        say(fault);
        continue;
      }
      answers.push(answer);
      if (!question.several) break;
    }
  }
  return answers;
}

/** What is wrong with the last of some answers; questions that are still to be put are not missed. */
function faultIn(folder: string, before: ShopData, answers: Answer[], { question, text }: Answer) {
  if (text === '') return `${question.name}: must be there`;
  const { faults } = planNewShop(folder, before, answers);
  return faults.find((fault) => fault.startsWith(`${question.name}: `));
}
