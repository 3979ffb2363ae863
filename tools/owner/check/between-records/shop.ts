import type { DeliveryAreas } from '@/data/schema/delivery';
import { LONG_NAME } from '@/data/schema/field';
import { PATH_MUST } from '@/data/schema/merchant';
import { letterForDigit } from '@/data/schema/pay-numbers';
import { factsFiller } from '@/lib/facts/facts-filler';
import { factsOf } from '@/lib/facts/facts-of';
import { either, literal, ref } from '@/lib/format/marks';
import { parseKes } from '@/lib/format/money';
import { isMobile } from '@/lib/format/phone';
import { longestName } from '@/lib/values/limits';
import { nearestName } from '@/lib/values/nearest-name';
import { isSlug } from '@/lib/values/unknown-values';
import type { Rule } from '@/tools/owner/check/checked-shop';
import { type Finding, stop, warn } from '@/tools/owner/check/finding';
import { hours } from './hours';
import { repeated } from './lists';
import { positionIssue } from './position';
import { likeliest, withBeside } from './products';

const position: Rule = ({ visit: { location }, address: { town, county } }) => {
  const issue = location && positionIssue(location, town, county);
  return issue ? [{ file: 'visit.ts', path: ['location'], ...issue }] : [];
};

/** WhatsApp needs a mobile number. */
const chat: Rule = ({ shop: { phone, whatsapp } }) => {
  if (whatsapp || isMobile(phone)) return [];
  const must = `must be a mobile number, or have ${ref({ field: 'whatsapp' })} beside it: a landline has no WhatsApp`;
  return [stop('shop.ts', ['phone'], must, phone)];
};

const FILE = 'payments.ts';

/** The number that money is sent to, and the name that M-Pesa shows for it, are there together. */
const mpesa: Rule = ({ payments: { mpesaNumber, mpesaName } }) => {
  if (Boolean(mpesaNumber) === Boolean(mpesaName)) return [];
  const [given, missing] = mpesaNumber
    ? ['mpesaNumber', 'mpesaName']
    : ['mpesaName', 'mpesaNumber'];
  return [stop(FILE, [given], withBeside(missing))];
};

/** A question about an account with a letter where digits are, which a bank's may have. */
const account: Rule = ({ payments: { paybill } }) => {
  const found = letterForDigit(paybill?.account ?? '');
  if (!found) return [];
  const { letter, digit } = found;
  const question = `is ${paybill?.account} right? It has the letter ${letter} among its digits: ${digit} may be meant`;
  return [warn(FILE, ['paybill', 'account'], question)];
};

const LIKELY_RATE = { from: 80, to: 250 };

/** A question about a rate that is far from what a dollar costs, such as one with a digit too few or too many. */
const rate: Rule = ({ payments: { kesPerUsd = LIKELY_RATE.from } }) => {
  if (kesPerUsd >= LIKELY_RATE.from && kesPerUsd <= LIKELY_RATE.to) return [];
  const question = `is ${kesPerUsd} right? It is the shillings to one US dollar, from ${LIKELY_RATE.from} to ${LIKELY_RATE.to}`;
  return [warn(FILE, ['kesPerUsd'], question)];
};

const languages: Rule = ({ shop: { languages = [] } }) =>
  repeated(
    'shop.ts',
    languages,
    () => 'must be in this list once',
    (at) => ['languages', at],
  );

const areaNames: Rule = ({ deliveryAreas }) =>
  repeated(
    'delivery.ts',
    deliveryAreas.map(({ name }) => name),
    () => 'must be the name of one area only',
    (at) => [at, 'name'],
  );

/** The link of an order carries the English name, with its facts. */
const longAreaNames: Rule = (shop) => {
  const { withFacts } = factsFiller(factsOf(shop));
  const areas: DeliveryAreas = shop.deliveryAreas;
  return areas.flatMap(({ name, owners }, at) =>
    owners?.name === undefined && withFacts(name).length > longestName
      ? [stop('delivery.ts', [at, 'name'], LONG_NAME)]
      : [],
  );
};

/** Fees are within the two sums that the shipping fee names, if it does, or 0. */
const fees: Rule = ({ deliveryAreas, policies: { shippingFee = '' } }) => {
  const sums = [...shippingFee.matchAll(/\d[\d,]*/g)].map(([sum]) => parseKes(sum));
  const [least = 0, most = 0] = sums;
  if (sums.length !== 2) return [];
  const must = `must be 0 or within ${either('the ', '')}${ref({ file: 'policies.ts', field: 'shippingFee' })}, ${shippingFee}; change one of the two`;
  return deliveryAreas.flatMap(({ feeKes }, at) =>
    feeKes === 0 || (feeKes >= least && feeKes <= most)
      ? []
      : [stop('delivery.ts', [at, 'feeKes'], must)],
  );
};

const deliveryDays: Rule = ({ policies: { deliveryDays } }) =>
  Object.entries(deliveryDays ?? {}).flatMap(([page, { from, to }]) =>
    from > to
      ? [
          stop(
            'policies.ts',
            ['deliveryDays', page, 'to'],
            `must be ${from}, the earliest day, or more`,
            to,
          ),
        ]
      : [],
  );

const tariff: Rule = ({ mpesaTariff: { bands } }) =>
  bands.flatMap(({ upToKes }, at) => {
    const { upToKes: before = 0 } = bands[at - 1] ?? {};
    const must = `must be above ${before}, the sum of the band before`;
    return upToKes > before
      ? []
      : [stop('mpesa-tariff.ts', ['bands', at, 'upToKes'], must, upToKes)];
  });

const plain = (name: string) => name.trim().toLowerCase();

/** A colour belongs to one family. */
const colourFamilies: Rule = ({ colourFamilies }) => {
  const file = 'colour-families.ts';
  const known = new Map(Object.keys(colourFamilies).map((name) => [plain(name), name]));
  return Object.entries(colourFamilies).flatMap(([name, members]): Finding[] => [
    ...(name.includes('/')
      ? [{ ...stop(file, [name], 'must be one colour, without a slash'), part: 'name' as const }]
      : []),
    ...members.flatMap((member, at): Finding[] => {
      const other = known.get(plain(member));
      known.set(plain(member), other ?? name);
      if (!other) return [];
      const where = plain(member) === plain(name) ? 'in its own family' : 'twice';
      const must =
        other === name
          ? `must not list "${member}" ${where}`
          : `must not list "${member}", which belongs to ${other}`;
      return [stop(file, [name, at], must)];
    }),
  ]);
};

/** A path of Google's taxonomy: parts that begin with a capital, ` > ` between them. */
const PATH = /^[A-Z][^<>]*[^<> ](?: > [A-Z][^<>]*[^<> ])+$/;

/** The first part of each path for what is worn or carried. */
const TOPS = ['Apparel & Accessories', 'Luggage & Bags', 'Sporting Goods', 'Baby & Toddler'];

const kinds: Rule = ({ googleCategories }) =>
  Object.entries(googleCategories).flatMap(([kind, path]): Finding[] => {
    if (!isSlug(kind)) {
      const must = 'must be named in lower-case letters, digits and hyphens';
      return [{ ...stop('merchant.ts', [kind], must), part: 'name' }];
    }
    const [top = ''] = path.split(/ ?> ?/);
    const meant = TOPS.find((one) => one === top) ?? nearestName(top, TOPS);
    if (meant && meant !== top)
      return [stop('merchant.ts', [kind], `must begin with ${literal(`"${meant}"`)}`, path)];
    if (PATH.test(path)) return [];
    return [stop('merchant.ts', [kind], PATH_MUST, path)];
  });

/** The words of a search are in each list once; those with a meaning are one word, of a kind a kind. */
const searchWords: Rule = ({ searchWords, googleCategories }) => {
  const { meanings, kinds, sizes = {}, pages = {}, popular = [], sw: _, ...others } = searchWords;
  // As Kiswahili has it, the English texts are beside the lists.
  const lists = Object.entries(others).filter(([, words]) => Array.isArray(words));
  const file = 'search-words.ts';
  const groups = [
    ...lists.map(([name, words]) => [[name], words] as const),
    ...Object.entries(meanings).map(([name, words]) => [['meanings', name], words] as const),
    ...Object.entries(kinds).map(([name, words]) => [['kinds', name], words] as const),
    ...Object.entries(sizes).map(([name, words]) => [['sizes', name], words] as const),
    ...Object.entries(pages).map(([name, words]) => [['pages', name], words] as const),
    [['popular'], popular] as const,
  ];
  const known = Object.keys(googleCategories);
  return [
    ...groups.flatMap(([path, words]) =>
      repeated(
        file,
        words,
        (word) => `must not list "${word}" twice`,
        (at) => [...path, at],
      ),
    ),
    ...Object.keys(meanings)
      .filter((word) => /\s/.test(word.trim()))
      .map(
        (word): Finding => ({
          ...stop(file, ['meanings', word], 'must be one word'),
          part: 'name',
        }),
      ),
    ...Object.keys(kinds).flatMap((kind): Finding[] => {
      // Words for a kind that the shop has not are of use once it has it.
      const meant = known.includes(kind) ? undefined : likeliest(kind, known);
      if (!meant) return [];
      const must = `must be ${ref({ file: 'merchant.ts', one: 'kind' })}; did you mean "${meant}"?`;
      return [{ ...warn(file, ['kinds', kind], must), part: 'name' }];
    }),
  ];
};

export const shopRules: readonly Rule[] = [
  chat,
  mpesa,
  hours,
  position,
  account,
  rate,
  languages,
  areaNames,
  longAreaNames,
  fees,
  deliveryDays,
  tariff,
  colourFamilies,
  kinds,
  searchWords,
];
