import { encodeText } from './encode-text';

test('a text is encoded as encodeURIComponent encodes it', () => {
  expect(encodeText('2 × Boots & laces 👟')).toBe(encodeURIComponent('2 × Boots & laces 👟'));
});

test('half a surrogate pair becomes a replacement character', () => {
  expect(decodeURIComponent(encodeText('Bad \ud83d name'))).toBe('Bad \ufffd name');
  expect(decodeURIComponent(encodeText('\udc5f'))).toBe('\ufffd');
});
