import { isPhone } from '@/lib/format/phone';
import { isText } from '@/lib/format/unknown-values';
import { planSpan } from '@/lib/site/plan-span';
import { hoursIssues } from './check-hours';
import { placeIssues } from './check-place';
import { type Issue, isSlug, issueCollector } from './issue';
import type { Coordinates } from './kenyan-towns';
import { accountMust, letterForDigit, payNumberMust } from './pay-numbers';

interface LooseShop {
  id: unknown;
  phone: unknown;
  mpesaNumber: unknown;
  email?: unknown;
  kesPerUsd: unknown;
  orderPrefix: unknown;
  paybill: { number: unknown; account: unknown };
  location?: { lat: unknown; lng: unknown };
  /** Of the address: what the position is compared with. */
  town?: unknown;
  county?: unknown;
  hours?: unknown;
  openingHours?: readonly { days: readonly unknown[]; opens: unknown; closes: unknown }[];
  streets?: { landmarks: readonly { name: unknown; at: { east: unknown; north: unknown } }[] };
  social: object;
  tagline?: unknown;
  hashtags?: unknown;
}

/** The networks by the end of their addresses' host. */
const networks = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
  pinterest: /(?:^|\.)(?:pinterest\.(?:[a-z]{2,3}|com?\.[a-z]{2})|pin\.it)$/,
  tiktok: /(?:^|\.)tiktok\.com$/,
  whatsapp: /(?:^|\.)(?:wa\.me|whatsapp\.com)$/,
  x: /(?:^|\.)(?:x\.com|twitter\.com)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
} as const;

/** Every issue in the shop's own facts, data/shop.ts. */
export function shopIssues(shop: LooseShop): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/shop.ts' });
  const {
    id,
    orderPrefix,
    email,
    paybill,
    kesPerUsd,
    location,
    town,
    county,
    social,
    streets,
    tagline,
    hashtags = [],
  } = shop;
  if (!isSlug(id)) add('id', 'must be lower-case letters, digits and hyphens', id);
  if (!/^[A-Z]{2,6}$/.test(String(orderPrefix))) {
    add('orderPrefix', 'must be two to six capital letters in quotes', orderPrefix);
  }
  if (email !== undefined && !(isText(email) && /^[^\s@]+@[^\s@]+$/.test(email))) {
    add('email', 'must be an email address', email);
  }
  if (!Number.isFinite(kesPerUsd) || Number(kesPerUsd) <= 0) {
    add('kesPerUsd', 'must be a number above 0', kesPerUsd);
  }
  for (const field of ['phone', 'mpesaNumber'] as const) {
    if (!isPhone(shop[field])) {
      add(field, "must be a Kenyan phone number in quotes, such as '0712 345 678'", shop[field]);
    }
  }
  const numberMust = payNumberMust('paybill', paybill.number);
  if (numberMust) add('paybill.number', numberMust, paybill.number);
  const paybillAccountMust = accountMust(paybill.account);
  if (paybillAccountMust) add('paybill.account', paybillAccountMust, paybill.account);
  for (const [network, address] of Object.entries(social)) {
    if (protocolOf(address) !== 'https:') {
      add(`social.${network}`, 'must be an address that begins with https://', address);
    } else if (!isOn(network, address)) {
      add(`social.${network}`, `must be the shop's page on ${network}`, address);
    }
  }
  if (location && isDegrees(location)) issues.push(...placeIssues(location, town, county));
  for (const { name, at } of streets?.landmarks ?? []) {
    for (const axis of ['east', 'north'] as const) {
      if (!(Math.abs(Number(at[axis])) <= planSpan[axis])) {
        const must = `must be within ${planSpan[axis]} m of the stall, or the plan does not show ${name}`;
        add(`streets.landmarks.${axis}`, must, at[axis]);
      }
    }
  }
  if (tagline !== undefined && typeof tagline !== 'string') {
    add('tagline', "must be text in quotes, or ''", tagline);
  }
  for (const tag of Array.isArray(hashtags) ? hashtags : [hashtags]) {
    if (!isText(tag) || !/[\p{L}\d]/u.test(tag)) {
      add('hashtags', 'must hold words in quotes', tag);
    }
  }
  for (const [field, must, value] of hoursIssues(shop.hours, shop.openingHours)) {
    add(field, must, value);
  }
  return [...issues, ...accountQuestion(paybill.account), ...rateQuestion(kesPerUsd)];
}

/** A warning for an account with a letter where digits are, which a bank's may have. */
function accountQuestion(account: unknown): Issue[] {
  const found = letterForDigit(account);
  if (!found) return [];
  const { letter, digit } = found;
  const field = 'paybill.account';
  const message = `is ${account} right? It has the letter ${letter} among its digits: ${digit} may be meant`;
  return [{ file: 'data/shop.ts', field, message, severity: 'warning' }];
}

/** A warning for a rate that is far from what a dollar costs, such as one with a digit too few or too many. */
function rateQuestion(kesPerUsd: unknown): Issue[] {
  const rate = Number(kesPerUsd);
  const isLikely = rate >= LIKELY_RATE.from && rate <= LIKELY_RATE.to;
  if (isLikely || !Number.isFinite(kesPerUsd) || rate <= 0) return [];
  const message = `is ${kesPerUsd} right? It is the shillings to one US dollar, from ${LIKELY_RATE.from} to ${LIKELY_RATE.to}`;
  return [{ file: 'data/shop.ts', field: 'kesPerUsd', message, severity: 'warning' }];
}

const LIKELY_RATE = { from: 80, to: 250 };

/** Every issue in the settings of the build's environment; `languages` are the files in data/words. */
export function settingIssues(
  env: Readonly<Record<string, string | undefined>>,
  languages: readonly string[],
): Issue[] {
  const { add, issues } = issueCollector({ file: 'the environment' });
  for (const name of ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CONTACT_ENDPOINT']) {
    const value = env[name];
    if (value && !/^https?:$/.test(protocolOf(value))) {
      add(name, 'must be an address that begins with https:// (or http://, for a trial)', value);
    }
  }
  const language = env.SHOP_LANGUAGE;
  if (language && !languages.includes(language)) {
    const must = `must be the name of a file in data/words: ${languages.join(', ')}`;
    add('SHOP_LANGUAGE', must, language);
  }
  const basePath = env.BASE_PATH;
  if (basePath && !/^\/[\w./-]+$/.test(basePath)) {
    add('BASE_PATH', 'must be a folder that begins with a slash, such as "/mavazi"', basePath);
  }
  const worker = env.SERVICE_WORKER;
  if (worker && worker !== '0' && worker !== '1') {
    const must = 'must be 0 for a shop whose phones keep no pages, else 1 or empty';
    add('SERVICE_WORKER', must, worker);
  }
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch && !/^\d{1,11}$/.test(epoch)) {
    add(
      'SOURCE_DATE_EPOCH',
      'must be a time in whole seconds since 1970, such as "1795305600"',
      epoch,
    );
  }
  return issues;
}

function isDegrees(location: { lat: unknown; lng: unknown }): location is Coordinates {
  return Number.isFinite(location.lat) && Number.isFinite(location.lng);
}

/** Whether an address is a page of a network; of one that is not listed, any that is of no other. */
function isOn(network: string, address: unknown): boolean {
  const host =
    typeof address === 'string' && URL.canParse(address) ? new URL(address).hostname : '';
  // A name that nobody can own, for a shop of tests.
  if (host === `${network}.example`) return true;
  const of = Object.entries(networks).find(([, pattern]) => pattern.test(host))?.[0];
  return of === network || (of === undefined && !Object.hasOwn(networks, network));
}

function protocolOf(address: unknown): string {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).protocol : '';
}
