import { wholePath } from './page-paths';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['//shop/', '/shop/'],
  ['/shop//todays-offer///brogue/', '/shop/todays-offer/brogue/'],
  ['/shop//', '/shop/'],
  ['/%2Fshop/', '/%2Fshop/'],
])('the whole path of %s is %s', (path, whole) => {
  expect(wholePath(path)).toBe(whole);
});
