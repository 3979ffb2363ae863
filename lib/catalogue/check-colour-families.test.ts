import { colourFamilyIssues } from './check-colour-families';
import { describeIssues } from './issue';

test.each([
  [{ Blue: ['Navy'], Grey: ['navy'] }, 'Grey: must not list "navy", which belongs to Blue'],
  [{ Blue: ['Grey'], Grey: [] }, 'Blue: must not list "Grey", which belongs to Grey'],
  [{ Blue: ['Navy', 'Navy'] }, 'Blue: must not list "Navy" twice'],
  [{ Blue: ['blue'] }, 'Blue: must not list "blue" in its own family'],
  [{ Blue: ['Navy/White'] }, 'Blue: must have one colour in each text, not "Navy/White"'],
  [{ 'Blue/White': [] }, 'Blue/White: must be one colour, without a slash'],
])('the families %j say what must be changed', (families, sentence) => {
  expect(describeIssues(colourFamilyIssues(families))).toBe(
    `data/colour-families.ts: colourFamilies.${sentence}`,
  );
});

test('families that are no record have an issue of their shape alone', () => {
  expect(colourFamilyIssues(undefined)).toEqual([]);
  expect(colourFamilyIssues({ Blue: 'Navy' })).toEqual([]);
});
