import { textMust } from './text-must';

test.each([
  'Long floral dress with pockets & a belt.',
  'For waists < 32 and > 28',
  'Todos los santos',
  'XXL',
  'Call Mama N & Sons; we deliver',
  '4×4, 100 %',
  '[New] By this description: bla blazers, **',
  'Fits XXXL; shoes & quotes',
])('the text "%s" is one that customers can read', (text) => {
  expect(textMust(text)).toBeUndefined();
});

test.each([
  ['TODO', 'must be what customers read, in place of TODO'],
  ['tbd', 'must be what customers read, in place of tbd'],
  ['Dress, TODO: say more', 'must be what customers read, in place of TODO'],
  ['Lorem ipsum dolor sit amet', 'must be what customers read, in place of Lorem ipsum'],
  ...['xxx', 'Description', '[description]', 'bla bla', '{name}'].map((text) => [
    text,
    `must be what customers read, in place of ${text}`,
  ]),
  ['Soft **cotton** shirt', 'must be without **: it is shown as it is'],
  ['Soft &mdash light', 'must have — in place of &mdash: it is shown as it is'],
  ['...', 'must be what customers read, in place of ...'],
  ['Long <b>floral</b> dress', 'must be without <b>: a tag is shown as it is'],
  ['One<br/>two', 'must be without <br/>: a tag is shown as it is'],
  ['Shirts &amp; hoodies', 'must have & in place of &amp;: it is shown as it is'],
  ['A&nbsp;shirt', 'must be without &nbsp;: it is shown as it is'],
  ['Men&#39;s shirt', 'must be without &#39;: it is shown as it is'],
])('the text "%s" says what must be changed', (text, must) => {
  expect(textMust(text)).toBe(must);
});
