import { loadFailureText } from './load-failure';

test('she is told what to do instead, with the number as she dials it', () => {
  expect(loadFailureText('The cart did not open.')).toBe(
    'The cart did not open. Tap it again, or order by phone: 0700 000 000',
  );
});
