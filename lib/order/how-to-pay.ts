import { sumText } from '@/lib/delivery/delivery';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { payStepsWords } from '@/words/pay-steps';
import type { NumberWay } from './pay-way';
import type { Payee } from './payee';

/**
 * What the customer does on the phone to pay, a sentence for each step. `toPayKes` is in whole shillings;
 * undefined while the sum is not known. `isFeeOpen`: delivery comes to it, at a fee that is not
 * known yet.
 */
export function howToPaySteps(
  way: NumberWay,
  { number, account = '', name }: Payee,
  toPayKes: number | undefined,
  isFeeOpen = false,
): readonly string[] {
  const { open, menu, enter, pin, pinIfName, code } = payStepsWords;
  const known = isFeeOpen ? payStepsWords.amountBeforeFee : payStepsWords.amount;
  const amount =
    toPayKes === undefined
      ? payStepsWords.amountLater
      : fillText<string>(known, { sum: sumText(shownKes(toPayKes), isFeeOpen) });
  return [
    open,
    menu[way],
    fillText<string>(enter[way], { number, account, amount }),
    name ? fillText(pinIfName, { name }) : pin,
    code,
  ];
}
