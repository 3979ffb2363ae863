import { loadFailureText } from './load-failure';

test('a load failure says what to do instead, with the number to dial', () => {
  expect(loadFailureText('The cart did not open.')).toBe(
    'The cart did not open. Tap it again, or order by phone: 0700 000 000',
  );
});
