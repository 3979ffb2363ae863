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

test('an hour in Kiswahili is whole with its part of the day', () => {
  const text = 'Jumatatu–Ijumaa, saa 2 asubuhi – 12:30 jioni (8am–6:30pm)';
  const { container } = render(<WholeWords text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'Jumatatu–Ijumaa,',
    'saa 2 asubuhi',
    '12:30 jioni',
    '(8am–6:30pm)',
  ]);
});

test('a range of ages is whole, with a half in it too', () => {
  const { container } = render(<WholeWords text="miaka 2½–3" />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(['2½–3']);
});

test('a word that a no-break space joins to a dash stays on its line', () => {
  const { container } = render(<WholeWords text={'ndani ya saa\u00a024–72, (8am–6pm)'} />);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    'saa\u00a024–72, (8am–6pm)',
  ]);
});
