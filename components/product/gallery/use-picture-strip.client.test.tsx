/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { usePictureStrip } from './use-picture-strip.client';

const SLIDE = 100;
const COUNT = 4;

/** A strip that shows three of four pictures: where the last two are in front, it is scrolled as far as it goes. */
function Strip() {
  const { at, goTo, props } = usePictureStrip(COUNT);
  return (
    <>
      <p>At {at}</p>
      <button type="button" onClick={() => goTo(COUNT - 1)}>
        Last
      </button>
      <ul {...props}>
        {Array.from({ length: COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its number
          <li key={index} />
        ))}
      </ul>
    </>
  );
}

test('a strip that was sent to its end follows a scroll that no button began', () => {
  render(<Strip />);
  const strip = screen.getByRole('list');
  const rect = (left: number, width: number) => () => ({ left, width }) as DOMRect;
  Object.defineProperties(strip, {
    scrollWidth: { value: COUNT * SLIDE },
    clientWidth: { value: 3 * SLIDE },
  });
  strip.getBoundingClientRect = rect(0, 3 * SLIDE);
  for (const [index, slide] of [...strip.children].entries()) {
    slide.getBoundingClientRect = () => rect(index * SLIDE - strip.scrollLeft, SLIDE)();
  }
  const scrollTo = (left: number) => {
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  };
  strip.scrollTo = () => {};
  fireEvent.click(screen.getByRole('button', { name: 'Last' }));
  scrollTo(50);
  expect(screen.getByText('At 3')).toBeTruthy();
  scrollTo(SLIDE);
  expect(screen.getByText('At 3')).toBeTruthy();
  scrollTo(0);
  expect(screen.getByText('At 0')).toBeTruthy();
});
