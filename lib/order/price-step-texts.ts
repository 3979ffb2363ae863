import { nextStep, type PriceSteps, reachedStep } from '@/lib/catalogue/price-steps';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { wholesaleWords } from '@/words/wholesale';

/* What a product says of its prices by quantity; what the cart says: ./cart-price-step-texts. */

type SteppedProduct = Pick<CardProduct, 'priceKes' | 'priceSteps' | 'category'>;

interface StepRow {
  /** 'From 4:' */
  count: string;
  /** 'KSh 420' */
  price: string;
  /** Whether the chosen quantity has this price. */
  isReached: boolean;
}

/** A product's prices by quantity, a row each: 'From 4:', 'KSh 420'. */
export function stepRows({ priceKes, priceSteps }: SteppedProduct, quantity: number): StepRow[] {
  const [first] = priceSteps?.steps ?? [];
  if (!priceSteps || !first) return [];
  const reached = reachedStep(priceSteps, quantity);
  const single =
    first.from === 2
      ? wholesaleWords.stepOne
      : fillText(wholesaleWords.stepUpTo, { count: first.from - 1 });
  return [
    { count: single, price: shownKes(priceKes), isReached: !reached },
    ...priceSteps.steps.map((step) => ({
      count: fillText(wholesaleWords.stepFrom, { count: step.from }),
      price: shownKes(step.priceKes),
      isReached: step === reached,
    })),
  ];
}

/** What may be mixed to reach a product's steps. */
export function mixText({ priceSteps, category }: SteppedProduct): string {
  const { group = '' } = priceSteps ?? {};
  if (group.startsWith('category:')) return fillText(wholesaleWords.mixCategory, { category });
  return group === 'shop' ? wholesaleWords.mixShop : wholesaleWords.mixSizes;
}

/** What one of the chosen quantity costs at its step, and how many more the next step takes. */
export function quantityText(priceSteps: PriceSteps, quantity: number): string {
  const [reached, next] = [reachedStep(priceSteps, quantity), nextStep(priceSteps, quantity)];
  return [
    ...(reached ? [fillText(wholesaleWords.atStep, { price: shownKes(reached.priceKes) })] : []),
    ...(next
      ? [
          fillText(wholesaleWords.nextStep, {
            count: next.from - quantity,
            price: shownKes(next.priceKes),
          }),
        ]
      : []),
  ].join(' ');
}
