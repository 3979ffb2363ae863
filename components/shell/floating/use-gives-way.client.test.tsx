/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { doubleTapMs } from '@/lib/browser/presses.client';
import { FloatingLink } from './floating.client';

/** The element that a hit test finds below the floating link. */
let below: readonly Element[] = [];

/** Runs the frame in which the link looks at its place. */
const nextFrame = () => act(() => void jest.advanceTimersByTime(20));

beforeEach(() => {
  jest.useFakeTimers();
  document.elementsFromPoint = () => [...below];
  const place = new DOMRect(0, 0, 48, 48);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  const lines = [place] as unknown as DOMRectList;
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(lines);
  render(
    <main>
      <button type="button">Order</button>
      <p>Two days</p>
      <FloatingLink href="/">Chat</FloatingLink>
    </main>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const isAway = () => screen.getByText('Chat').className.includes('away');

test('what floats is away while a control is below it, and is there over a text', () => {
  below = [screen.getByText('Order')];
  nextFrame();
  expect(isAway()).toBe(true);
  below = [screen.getByText('Two days')];
  fireEvent.scroll(window);
  nextFrame();
  expect(isAway()).toBe(false);
});

test('what floats looks for a control after the first paint, when all parts of the page have a place', () => {
  const page = document.documentElement.dataset;
  page.firstPaint = '';
  below = [screen.getByText('Order')];
  nextFrame();
  expect(isAway()).toBe(false);
  delete page.firstPaint;
  nextFrame();
  expect(isAway()).toBe(true);
});

test('what floats gives way again to a control that took no pointer for a moment after a press', () => {
  below = [];
  fireEvent.click(screen.getByText('Order'));
  nextFrame();
  expect(isAway()).toBe(false);
  below = [screen.getByText('Order')];
  act(() => void jest.advanceTimersByTime(doubleTapMs));
  nextFrame();
  expect(isAway()).toBe(true);
});

test('what floats stays between the lines of a link', () => {
  below = [screen.getByText('Order')];
  const lines = [new DOMRect(0, -40, 48, 20), new DOMRect(0, 60, 48, 20)];
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(lines as unknown as DOMRectList);
  nextFrame();
  expect(isAway()).toBe(false);
});
