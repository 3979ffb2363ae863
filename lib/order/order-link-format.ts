import type { PriceSteps } from '@/lib/catalogue/price-steps';
import { fnv1a } from '@/lib/values/fnv1a';
import {
  highestKes,
  highestSumKes,
  longestCarrier,
  longestLinkCode,
  longestLinkState,
  longestName,
  longestPlace,
  mostLines,
  mostOfALine,
} from '@/lib/values/limits';
import { isBrokenNumber, isSlug } from '@/lib/values/unknown-values';
import { wellFormed } from '@/lib/values/well-formed';
import { MOST_STEPS, type OrderState, type StepName } from './order-state';
import type { PayBy } from './pay-way';
import { isKeptPaymentCode } from './payment-code';
import { isReference } from './reference';

/*
 * What an order or a cart is in a link (docs/decisions/0037). The only
 * file that knows the form:
 *
 *   1o_7K2Q1_9b_Nairobi-estates_8c_beside-the-bank_m.brogue_40_1qi.penny-loafer_42_25s_2._43.1d3k9x0
 *   version and kind, reference, day, area, fee, place, way to pay . lines . check
 *
 * Letters, digits, '-', '_' and '.' alone: no chat or browser escapes these. An order with a state is of
 * version 2, which an older page refuses as newer; its facts follow those of version 1:
 *
 *   2o_7K2Q1_…_m_4f2c0_c4f2a0-p4f2c0_25s_SJK4H7L2PQ_G4S_123_1-3.brogue…
 *   … when the shop last said something, steps and their minutes, to pay, code, carrier, waybill, sold out
 */

/** A line of an order or a cart, as a link has it. */
export interface OrderedLine {
  id: string;
  size: string;
  /** Of one item when it was ordered, in whole shillings. */
  priceKes: number;
  quantity: number;
  /** Its product's prices by quantity today, where they are known. No link has them. */
  priceSteps?: PriceSteps;
}

/** What an order has beside its lines. */
export interface OrderFacts {
  /** Five letters or digits: ./reference. */
  reference: string;
  /** When it was ordered: days since 1 January 2026 in Kenya. */
  day: number;
  /** The name of the delivery area; '' for none. */
  area: string;
  /** What delivery cost when it was ordered, in whole shillings; left out where that was not known. */
  feeKes?: number;
  /** A town or a landmark; '' for none. */
  place: string;
  payBy: PayBy;
}

/** What a link carries: an order, or the lines of a cart alone. */
export interface LinkContent {
  lines: readonly OrderedLine[];
  order?: OrderFacts;
  /** What has become of the order, in the link of a reply. */
  state?: OrderState;
}

/** What the link of an order carries. */
export type OrderContent = LinkContent & Required<Pick<LinkContent, 'order'>>;

/** Why a link is not read: a later release of the shop wrote it, or a part of it is lost or changed. */
export type LinkProblem = 'version' | 'damaged';

const VERSION = '1';
const STATE_VERSION = '2';
const LAST_DAY = 36 ** 3;
const LAST_MINUTE = 36 ** 5;

/** The version, and what an order has beside its lines. */
const ORDER_FIELDS = 7;
const STATE_FIELDS = 7;

const stepLetters: Readonly<Record<StepName, string>> = {
  confirmed: 'c',
  paid: 'p',
  packed: 'k',
  ready: 'r',
  sent: 's',
  collected: 'h',
  cancelled: 'x',
};

const payLetters: Readonly<Record<PayBy, string>> = {
  undecided: '',
  mpesa: 'm',
  till: 't',
  paybill: 'b',
  delivery: 'd',
  card: 'c',
};

/** The code of an order or a cart; undefined for a line without an id, or more items than the limits. */
export function encodeLink({ lines, order, state }: LinkContent): string | undefined {
  const kind = order ? 'o' : 'c';
  const version = order && state ? STATE_VERSION : VERSION;
  const head = order
    ? [
        order.reference,
        order.day.toString(36),
        encodeText(order.area),
        order.feeKes?.toString(36) ?? '',
        encodeText(order.place),
        payLetters[order.payBy],
        ...(state ? encodeState(state) : []),
      ]
    : [];
  const parts = [[`${version}${kind}`, ...head].join('_'), ...encodeLines(lines)];
  const text = parts.join('.');
  const code = `${text}.${checkOf(text)}`;
  return typeof parseLink(code) === 'object' ? code : undefined;
}

/** What a code carries. It is anybody's text: what is not right in every part is not read. */
export function parseLink(code: string): LinkContent | LinkProblem {
  const [, version = '', kind] = /^(\d{1,4})([a-z]?)[_.]/.exec(code) ?? [];
  if (version && version !== VERSION && version !== STATE_VERSION) return 'version';
  const longest = longestLinkCode + (version === STATE_VERSION ? longestLinkState : 0);
  if (!version || code.length > longest) return 'damaged';
  const end = code.lastIndexOf('.');
  const text = code.slice(0, end);
  if (code.slice(end + 1) !== checkOf(text)) return 'damaged';
  const [head = '', ...rows] = text.split('.');
  const lines = parseLines(rows);
  if (!lines) return 'damaged';
  if (kind === 'c') return head === `${VERSION}c` ? { lines } : 'damaged';
  const fields = kind === 'o' ? head.split('_') : [];
  const order = parseFacts(fields.slice(0, ORDER_FIELDS));
  if (!order) return 'damaged';
  const stateFields = fields.slice(ORDER_FIELDS);
  if (version === VERSION) return stateFields.length === 0 ? { lines, order } : 'damaged';
  const state = parseState(stateFields, lines.length);
  return state ? { lines, order, state } : 'damaged';
}

/** A field that is the same as in the line before is empty, and empty ones at the end are left out. */
function encodeLines(lines: readonly OrderedLine[]): readonly string[] {
  let before = firstBefore;
  return lines.map(({ id, size, priceKes, quantity }) => {
    const fields = [id, encodeText(size), priceKes.toString(36), quantity.toString(36)];
    const row = fields.map((field, at) => (field === before[at] ? '' : field)).join('_');
    before = fields;
    // The first field stays, as no row is empty.
    return row.replace(/_+$/, '') || id;
  });
}

/** Most lines are one item. */
const firstBefore: readonly string[] = ['', '', '', '1'];

function parseLines(rows: readonly string[]): readonly OrderedLine[] | undefined {
  if (rows.length === 0 || rows.length > mostLines) return undefined;
  let before = firstBefore;
  const lines = rows.map((row) => {
    const fields = row.split('_');
    if (fields.length > firstBefore.length) return undefined;
    before = before.map((field, at) => fields[at] || field);
    const [id, size = '', price = '', count = ''] = before;
    const line = {
      id,
      size: decodeText(size),
      priceKes: wholeNumber(price, highestKes),
      quantity: wholeNumber(count, mostOfALine),
    };
    return isLine(line) ? line : undefined;
  });
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

function isLine(line: { [F in keyof OrderedLine]: unknown }): line is OrderedLine {
  const { id, size, priceKes, quantity } = line;
  if (!isSlug(id) || !size || isBrokenNumber(size)) return false;
  return Number(priceKes) > 0 && Number(quantity) > 0;
}

function parseFacts(fields: readonly string[]): OrderFacts | undefined {
  const [, reference = '', day = '', area = '', fee = '', place = '', letter] = fields;
  const payBy = (Object.keys(payLetters) as PayBy[]).find((way) => payLetters[way] === letter);
  const parsed = {
    reference,
    day: wholeNumber(day, LAST_DAY),
    area: decodeText(area),
    place: decodeText(place, longestPlace),
    payBy,
  };
  const feeKes = fee === '' ? undefined : wholeNumber(fee, highestKes);
  const isRight =
    fields.length === ORDER_FIELDS &&
    isReference(reference) &&
    (fee === '' || feeKes !== undefined) &&
    Object.values(parsed).every((value) => value !== undefined);
  if (!isRight) return undefined;
  return { ...(parsed as OrderFacts), ...(feeKes !== undefined && { feeKes }) };
}

function encodeState({
  at,
  steps,
  toPayKes,
  paidCode = '',
  carrier = '',
  waybill = '',
  soldOut = [],
}: OrderState): readonly string[] {
  return [
    at.toString(36),
    steps.map((step) => stepLetters[step.is] + step.at.toString(36)).join('-'),
    toPayKes?.toString(36) ?? '',
    encodeText(paidCode),
    encodeText(carrier),
    encodeText(waybill),
    soldOut.map((row) => row.toString(36)).join('-'),
  ];
}

function parseState(fields: readonly string[], lines: number): OrderState | undefined {
  const [at = '', steps = '', toPay = '', paidCode = '', carrier = '', waybill = '', rows = ''] =
    fields;
  const parsed = {
    at: wholeNumber(at, LAST_MINUTE),
    steps: eachOf(steps, parseStep, MOST_STEPS),
    paidCode: decodePaidCode(paidCode),
    carrier: decodeText(carrier, longestCarrier),
    waybill: decodeText(waybill, longestCarrier),
    soldOut: eachOf(rows, (row) => wholeNumber(row, lines - 1), lines),
    toPayKes: toPay === '' ? 0 : wholeNumber(toPay, highestSumKes),
  };
  if (fields.length !== STATE_FIELDS) return undefined;
  if (!Object.values(parsed).every((value) => value !== undefined)) return undefined;
  const state = parsed as Required<OrderState>;
  // What is not said is left out.
  return {
    at: state.at,
    steps: state.steps,
    ...(toPay && { toPayKes: state.toPayKes }),
    ...(paidCode && { paidCode: state.paidCode }),
    ...(carrier && { carrier: state.carrier }),
    ...(waybill && { waybill: state.waybill }),
    ...(rows && { soldOut: state.soldOut }),
  };
}

function parseStep(text: string): OrderState['steps'][number] | undefined {
  const is = (Object.keys(stepLetters) as StepName[]).find((name) => stepLetters[name] === text[0]);
  const at = wholeNumber(text.slice(1), LAST_MINUTE);
  return is && at !== undefined ? { is, at } : undefined;
}

/** What each part of a text between '-' is; undefined where one is not right, or there are too many. */
function eachOf<T>(
  text: string,
  read: (part: string) => T | undefined,
  most: number,
): readonly T[] | undefined {
  const parts = text === '' ? [] : text.split('-').map(read);
  if (parts.length > most) return undefined;
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** A number in base 36 from 0 to `most`, written in the one way that the encoder writes it. */
function wholeNumber(text: string, most: number): number | undefined {
  const number = Number.parseInt(text, 36);
  return number.toString(36) === text && number >= 0 && number <= most ? number : undefined;
}

/** Letters and digits stay, a space is '-', anything else is its code point in hex between two Z. */
function encodeText(text: string): string {
  return text.replace(/[^A-Ya-z0-9]/gu, (char) =>
    char === ' ' ? '-' : `Z${char.codePointAt(0)?.toString(16)}Z`,
  );
}

/** The text that `encodeText` wrote, well formed; undefined for any other, or a longer one. */
function decodeText(code: string, longest = longestName): string | undefined {
  const text = code.replace(/-|Z([0-9a-f]{1,6})Z/g, (_, hex?: string) => {
    const point = hex ? Number.parseInt(hex, 16) : 0x20;
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
  return text.length <= longest && encodeText(text) === code ? wellFormed(text) : undefined;
}

/** The code of a payment, '' where the link has none; undefined for any other text. */
function decodePaidCode(code: string): string | undefined {
  const text = decodeText(code);
  return text === '' || (text && isKeptPaymentCode(text)) ? text : undefined;
}

/** Seven letters and digits that a cut or changed text does not have. */
function checkOf(text: string): string {
  return fnv1a(text).toString(36).padStart(7, '0');
}
