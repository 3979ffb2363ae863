import { colours } from '@/data/colours';
import type { ColourName } from '@/data/types';
import { colourIssues } from './check-colours';
import { describeIssues, type Loose } from './issue';

const issuesOf = (over: Loose<ColourName | 'leaf'>) =>
  describeIssues(colourIssues({ ...colours, ...over })).split('\n');

test('colours that can be read on each other have no issue', () => {
  expect(colourIssues(colours)).toEqual([]);
});

test.each(['green', '#fff', '#12345', '#1234567', '#12345g', 'rgb(0 0 0)', 7, undefined])(
  'the colour %s must be six digits after #',
  (line) => {
    const found = line === undefined ? 'left out' : JSON.stringify(line);
    expect(issuesOf({ line })).toEqual([
      `data/colours.ts: line: must be six digits after #, such as #1b5e20, not ${found}`,
    ]);
  },
);

test('capitals are digits of a colour too', () => {
  expect(colourIssues({ ...colours, ink: '#0A0B0C' })).toEqual([]);
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

test('a colour that the shop does not know is reported', () => {
  expect(issuesOf({ leaf: '#112233' })[0]).toMatch(
    /^data\/colours\.ts: leaf: must be a field the shop knows/,
  );
});
