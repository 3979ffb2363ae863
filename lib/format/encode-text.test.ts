import { encodeText } from './encode-text';

test('a text is encoded for a link', () => {
  expect(encodeText('2 × Boots & laces 👟')).toBe(encodeURIComponent('2 × Boots & laces 👟'));
});

test('half a character does not throw', () => {
  expect(decodeURIComponent(encodeText('Bad \ud83d name'))).toBe('Bad \ufffd name');
  expect(decodeURIComponent(encodeText('\udc5f'))).toBe('\ufffd');
});
