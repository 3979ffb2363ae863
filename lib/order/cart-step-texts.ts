import type { LineToday } from '@/lib/cart/cart-today';
import { countsByGroup } from '@/lib/cart/lines-at-steps';
import { nextStep } from '@/lib/catalogue/price-steps';
import { fillText } from '@/lib/format/fill-text';
import { parseKes, shownKes } from '@/lib/format/money';
import { cartWords } from '@/words/cart';

/** So many hints at most stand in a cart. */
const mostHints = 2;

/** What a line of the cart says of the step that it has reached; undefined at the price of a single item. */
export function lineStepText(line: LineToday): string | undefined {
  const { price, singlePrice, priceSteps } = line;
  const step = priceSteps?.steps.find(({ priceKes }) => priceKes === parseKes(price));
  if (singlePrice === undefined || !step) return undefined;
  return fillText(cartWords.lineAtStep, {
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
  if (!first || group === 'shop') return fillText(cartWords.moreMixed, { count: missing });
  const product = group.startsWith('category:') ? first.line.category : first.line.title;
  const isOnePrice = nearest.every(({ step }) => step.priceKes === first.step.priceKes);
  return isOnePrice
    ? fillText(cartWords.moreOf, {
        count: missing,
        product,
        price: shownKes(first.step.priceKes),
      })
    : fillText(cartWords.moreOfMixed, { count: missing, product });
}
