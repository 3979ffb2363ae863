import { colours } from '@/data/colours';
import type { Colours } from '@/data/schema/colours';
import { colours as rule } from './colours';
import { said, shopWith } from './shop-with';

const issuesOf = (over: Partial<Colours>) =>
  said([rule], shopWith({ colours: { ...colours, ...over } }));

test('colours that can be read on each other have no issue', () => {
  expect(issuesOf({})).toEqual([]);
});

test('letters too close to their ground are named with the contrast and what it must be', () => {
  expect(issuesOf({ inkSoft: '#777777', paper: '#ffffff', paperDeep: '#eeeeee' })[0]).toMatch(
    /^data\/colours\.ts: inkSoft: must differ more from paper \(4\.47\), paperDeep \(3\.85\), .*on which it is used for letters: contrast 4\.5 or more; make one darker or lighter$/,
  );
});

test('two colours that are each written on the other are one issue', () => {
  const issues = issuesOf({ action: '#777777', white: '#ffffff' });
  expect(issues.filter((issue) => /action.*white|white.*action/.test(issue))).toHaveLength(1);
});

test('a frame too close to its ground is named with the contrast and what it must be', () => {
  expect(issuesOf({ edge: '#a0a0a0', white: '#ffffff' }).at(-1)).toMatch(
    /^data\/colours\.ts: edge: must differ more from .*white \(2\.61\), on which it is used for frames and marks: contrast 3 or more; make one darker or lighter$/,
  );
});
