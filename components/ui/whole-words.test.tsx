/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { WholeWords } from './whole-words';

test('a name with a hyphen and hours with a dash are whole, and no letter is another', () => {
  const text = 'Send M-Pesa on Mon–Fri 8AM–6PM – or on KSh\u00a01,500 later.';
  const { container } = render(<WholeWords text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'M-Pesa',
    'Mon–Fri 8AM–6PM',
  ]);
});

test('what a no-break space joins to a dash is whole with it', () => {
  const { container } = render(<WholeWords text={'ndani ya saa\u00a024–72, (8am–6pm)'} />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'saa\u00a024–72, (8am–6pm)',
  ]);
});
