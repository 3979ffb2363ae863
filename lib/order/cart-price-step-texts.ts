import type { LineToday } from '@/lib/cart/cart-today';
import { countsByGroup } from '@/lib/cart/lines-at-price-steps';
import { nextStep } from '@/lib/catalogue/price-steps';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { cartWords } from '@/words/cart';
import { wholesaleWords } from '@/words/wholesale';

/** What a line of the cart says of the step that it has reached; undefined at the price of a single item. */
export function lineStepText(line: LineToday): string | undefined {
  const { singleKes, priceSteps } = line;
  const step = priceSteps?.steps.find(({ priceKes }) => priceKes === line.priceKes);
  if (singleKes === undefined || !step) return undefined;
  return fillText(cartWords.lineAtStep, {
    price: shownKes(step.priceKes),
    from: step.from,
    single: shownKes(singleKes),
  });
}

/** What the lines of an order lack for their next steps, each text by the id of the first line that it is about. */
export function stepHints(lines: readonly LineToday[]): ReadonlyMap<string, string> {
  return new Map(
    [...countsByGroup(lines)].flatMap(([group, count]) => {
      const own = lines.filter(({ priceSteps }) => priceSteps?.group === group);
      const nexts = own.flatMap((line) => {
        const step = line.priceSteps && nextStep(line.priceSteps, count);
        return step ? [{ line, step }] : [];
      });
      const from = Math.min(...nexts.map(({ step }) => step.from));
      const nearest = nexts.filter(({ step }) => step.from === from);
      const [first] = nearest;
      return first
        ? [[first.line.lineId, hintText({ group, missing: from - count, nearest })]]
        : [];
    }),
  );
}

function hintText({
  group,
  missing: count,
  nearest,
}: {
  group: string;
  missing: number;
  nearest: readonly { line: LineToday; step: { priceKes: number } }[];
}): string {
  const [first] = nearest;
  if (!first || group === 'shop') return fillText(cartWords.moreMixed, { count });
  const { category: product } = first.line;
  const price = shownKes(first.step.priceKes);
  if (!group.startsWith('category:')) return fillText(wholesaleWords.nextStep, { count, price });
  return nearest.every(({ step }) => step.priceKes === first.step.priceKes)
    ? fillText(cartWords.moreOf, { count, product, price })
    : fillText(cartWords.moreOfMixed, { count, product });
}
