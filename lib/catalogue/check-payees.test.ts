import { mpesaTariff } from '@/data/mpesa-tariff';
import { payees } from '@/data/payees';
import { payeesIssues, tariffIssues } from './check-payees';
import { describeIssues } from './issue';

test('names and till and a tariff that are allowed have no issue', () => {
  expect(payeesIssues(payees)).toEqual([]);
  expect(tariffIssues(mpesaTariff)).toEqual([]);
});

test('a shop without a till has no issue', () => {
  const { till, ...others } = payees;
  expect(till).toBeDefined();
  expect(payeesIssues(others)).toEqual([]);
});

const name = 'must be the name that M-Pesa shows, in quotes, not';
const number = "till.number: must be the till's number, 5 to 7 digits in quotes such as '522522'";

test.each([
  [{ mpesaName: undefined }, `mpesaName: ${name} left out`],
  [{ paybillName: ' ' }, `paybillName: ${name} " "`],
  [{ till: { number: 522522, name: 'STALL' } }, `${number}, not 522522`],
  [{ till: { number: 'B522', name: 'STALL' } }, `${number}, not "B522"`],
  [{ till: { number: '5225', name: 'STALL' } }, `${number}, not "5225"`],
  [
    { till: { number: '0722 345 678', name: 'STALL' } },
    `${number}: this is a phone number, not "0722 345 678"`,
  ],
  [{ till: { number: '522522' } }, `till.name: ${name} left out`],
])('the names and till with %j say what must be changed', (over, line) => {
  expect(describeIssues(payeesIssues({ ...payees, ...over }))).toBe(`data/payees.ts: ${line}`);
});

const sum = 'band 1: upToKes: must be a whole number above 0, without cents, not';
const band = (upToKes: unknown, costKes: unknown) => ({ upToKes, costKes });

test.each([
  [{ checked: '22/11/2026' }, 'checked: must be a day such as "2026-11-21", not "22/11/2026"'],
  [{ checked: '2026-02-30' }, 'checked: must be a day such as "2026-11-21", not "2026-02-30"'],
  [{ bands: [] }, 'bands: must be a list such as [{ upToKes: 1000, costKes: 13 }], not []'],
  [{ bands: [band('1,000', 13)] }, `${sum} "1,000"`],
  [{ bands: [band(0, 13)] }, `${sum} 0`],
  [{ bands: [band(-1, 13), band(500, 23)] }, `${sum} -1`],
  [{ bands: [band(1000, '13')] }, 'band 1: costKes: must be a whole number, 0 or more, not "13"'],
  [{ bands: [band(1000, -1)] }, 'band 1: costKes: must be a whole number, 0 or more, not -1'],
  [
    { bands: [band(1000, 13), band(500, 23)] },
    'band 2: upToKes: must be above 1000, the sum of the band before, not 500',
  ],
])('the tariff with %j says what must be changed', (over, line) => {
  expect(describeIssues(tariffIssues({ ...mpesaTariff, ...over }))).toBe(
    `data/mpesa-tariff.ts: ${line}`,
  );
});
