import type { MpesaTariff, Payees } from '@/data/types';
import { asRecord, isText } from '@/lib/format/unknown-values';
import { isDay } from './check-feed-facts';
import { type Issue, issueCollector, type Loose } from './issue';
import { payNumberMust } from './pay-numbers';

const nameMust = 'must be the name that M-Pesa shows, in quotes';

/** Every issue in data/payees.ts. */
export function payeesIssues(facts: Loose<keyof Payees>): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/payees.ts' });
  const { mpesaName, paybillName, till } = facts;
  if (!isText(mpesaName)) add('mpesaName', nameMust, mpesaName);
  if (!isText(paybillName)) add('paybillName', nameMust, paybillName);
  if (till === undefined) return issues;
  const { number, name } = asRecord(till);
  const must = payNumberMust('till', number);
  if (must) add('till.number', must, number);
  if (!isText(name)) add('till.name', nameMust, name);
  return issues;
}

/** Every issue in data/mpesa-tariff.ts. */
export function tariffIssues(tariff: Loose<keyof MpesaTariff>): Issue[] {
  const file = 'data/mpesa-tariff.ts';
  const { add, issues } = issueCollector({ file });
  const { checked, bands } = tariff;
  if (!isDay(checked)) add('checked', 'must be a day such as "2026-11-21"', checked);
  if (!Array.isArray(bands) || bands.length === 0) {
    add('bands', 'must be a list such as [{ upToKes: 1000, costKes: 13 }]', bands);
    return issues;
  }
  return [...issues, ...bands.flatMap((band, at) => bandIssues(file, at, band, bands[at - 1]))];
}

/** The issues of one band; `before` is the band before it. */
function bandIssues(file: string, at: number, band: unknown, before: unknown): Issue[] {
  const { add, issues } = issueCollector({ file, entry: `band ${at + 1}` });
  const { upToKes, costKes } = asRecord(band);
  const least = asRecord(before).upToKes;
  if (!isWholeKes(upToKes) || upToKes === 0) {
    add('upToKes', 'must be a whole number above 0, without cents', upToKes);
  } else if (isWholeKes(least) && upToKes <= least) {
    add('upToKes', `must be above ${least}, the sum of the band before`, upToKes);
  }
  if (!isWholeKes(costKes)) add('costKes', 'must be a whole number, 0 or more', costKes);
  return issues;
}

function isWholeKes(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
