import type { LineToday } from '@/lib/cart/cart-today';
import { countsByGroup } from '@/lib/cart/lines-at-steps';
import { nextStep, type PriceSteps, reachedStep } from '@/lib/catalogue/price-steps';
import type { CardProduct } from '@/lib/catalogue/product';
import { fillText } from '@/lib/format/fill-text';
import { parseKes, shownKes } from '@/lib/format/money';
import { wholesaleWords } from '@/words/wholesale';

type SteppedProduct = Pick<CardProduct, 'priceKes' | 'priceSteps' | 'category'>;

/** A row of a product's prices by quantity. */
interface StepRow {
  /** 'From 4:' */
  count: string;
  /** 'KSh 420' */
  price: string;
  /** Whether the chosen quantity has this price. */
  isReached: boolean;
}

/** So many hints at most stand in a cart. */
const mostHints = 2;

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

/** What a line of the cart says of the step that it has reached; undefined at the price of a single item. */
export function lineStepText(line: LineToday): string | undefined {
  const { price, singlePrice, priceSteps } = line;
  const step = priceSteps?.steps.find(({ priceKes }) => priceKes === parseKes(price));
  if (singlePrice === undefined || !step) return undefined;
  return fillText(wholesaleWords.lineAtStep, {
    price: shownKes(step.priceKes),
    from: step.from,
    single: shownKes(parseKes(singlePrice)),
  });
}

/** What the lines of an order lack for their next steps, the nearest first. */
export function stepHints(lines: readonly LineToday[]): string[] {
  return [...countsByGroup(lines)]
    .flatMap(([group, count]) => {
      const own = lines.filter(({ priceSteps }) => priceSteps?.group === group);
      const nexts = own.flatMap((line) => {
        const step = line.priceSteps && nextStep(line.priceSteps, count);
        return step ? [{ line, step }] : [];
      });
      const from = Math.min(...nexts.map(({ step }) => step.from));
      const nearest = nexts.filter(({ step }) => step.from === from);
      return nearest.length > 0 ? [{ group, missing: from - count, nearest }] : [];
    })
    .sort((one, two) => one.missing - two.missing)
    .slice(0, mostHints)
    .map(hintText);
}

function hintText({
  group,
  missing,
  nearest,
}: {
  group: string;
  missing: number;
  nearest: readonly { line: LineToday; step: { priceKes: number } }[];
}): string {
  const [first] = nearest;
  if (!first || group === 'shop') return fillText(wholesaleWords.moreMixed, { count: missing });
  const product = group.startsWith('category:') ? first.line.category : first.line.title;
  const isOnePrice = nearest.every(({ step }) => step.priceKes === first.step.priceKes);
  return isOnePrice
    ? fillText(wholesaleWords.moreOf, {
        count: missing,
        product,
        price: shownKes(first.step.priceKes),
      })
    : fillText(wholesaleWords.moreOfMixed, { count: missing, product });
}
