import * as v from 'valibot';
import { either, ref } from '@/lib/format/marks';
import { count, field, list, number, optional, record, wholeNumber } from './field';

const FROM = 'must be a whole number of items, 2 or more';
const PERCENT = 'must be a whole number of percent from 1 to 90';

const from = v.pipe(wholeNumber(FROM), v.minValue(2, FROM));
const shillings = count('must be a whole number of shillings above 0, without cents');
const percent = v.pipe(number(PERCENT, 1, 90), v.integer(PERCENT));

const fromField = field(from, {
  title: 'From',
  help: 'From this number of items on.',
  use: 'phone',
});
const priceHelp = { title: 'Price of each', help: 'Whole shillings.', use: 'phone' } as const;

/** What one item costs from so many on. */
const productStep = record({ from: fromField, priceKes: field(shillings, priceHelp) });

/** The same for goods whose prices differ: a price, or a part of each one's price. */
const sharedStep = v.pipe(
  record({
    from: fromField,
    priceKes: optional(field(shillings, priceHelp)),
    percentOff: optional(
      field(percent, {
        title: 'Percent less',
        help: 'In place of a price: this percentage less than the price of each, up to a whole shilling.',
        use: 'phone',
      }),
    ),
  }),
  v.check(
    ({ priceKes, percentOff }) => (priceKes === undefined) !== (percentOff === undefined),
    `must have ${ref({ field: 'priceKes' })} or ${ref({ field: 'percentOff' })}, one of the two`,
  ),
);

interface Step {
  from: number;
  priceKes?: number;
  percentOff?: number;
}

const LIST = `must be a list${either(' such as [{ from: 4, priceKes: 420 }], or left out', '')}`;

/** The steps of a product's price by quantity. */
export function productSteps() {
  return v.pipe(list(productStep, LIST), risingSteps<{ from: number; priceKes: number }>());
}

/** The same of a category or of the shop. */
export function sharedSteps() {
  return v.pipe(list(sharedStep, LIST), risingSteps<Step>());
}

/** A rule: at least one step, and each needs more items than the one before it and costs less. */
function risingSteps<S extends Step>() {
  return v.rawCheck<S[]>(({ dataset, addIssue }) => {
    const message = dataset.typed && stepsMust(dataset.value);
    if (message) addIssue({ message, received: '' });
  });
}

function stepsMust(steps: readonly Step[]): string | undefined {
  if (steps.length === 0) return LIST;
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    if (!before) continue;
    if (step.from <= before.from)
      return `must begin with the fewest items: from ${step.from} comes after from ${before.from}`;
    if (step.priceKes !== undefined && step.priceKes >= (before.priceKes ?? Infinity))
      return `must cost less with more items: ${step.priceKes} from ${step.from} is not below ${before.priceKes} from ${before.from}`;
    if (step.percentOff !== undefined && step.percentOff <= (before.percentOff ?? 0))
      return `must cost less with more items: ${step.percentOff} percent from ${step.from} is not more than ${before.percentOff} from ${before.from}`;
  }
  return undefined;
}
