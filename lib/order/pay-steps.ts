import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { payStepsWords } from '@/words/pay-steps';
import type { NumberWay } from './pay-way';
import type { Payee } from './payee';

/**
 * What the customer does on the phone to pay, a sentence for each step. `toPayKes` is in whole shillings;
 * undefined while the sum is not known.
 */
export function paySteps(
  way: NumberWay,
  { number, account = '', name }: Payee,
  toPayKes: number | undefined,
): readonly string[] {
  const { open, menu, enter, pin, pinIfName, code } = payStepsWords;
  const amount =
    toPayKes === undefined
      ? payStepsWords.amountLater
      : fillText(payStepsWords.amount, { sum: shownKes(toPayKes) });
  return [
    open,
    menu[way],
    fillText<string>(enter[way], { number, account, amount }),
    name ? fillText(pinIfName, { name }) : pin,
    code,
  ];
}
