import { shortAge } from './short-age';

test.each([
  ['12–18 months', '12–18 m'],
  ['2–2½ years', '2–2½ y'],
  ['18 months–2 years', '18 m–2 y'],
  ['newborn', 'newborn'],
])('the age %s is %s under a size', (age, shown) => {
  expect(shortAge(age)).toBe(shown);
});
