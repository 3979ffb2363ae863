/** @jest-environment jsdom */
import { onNearViewport } from './viewport.client';

let see: (near: boolean) => void;
let watched: Element[];
let margin: string | undefined;

beforeEach(() => {
  watched = [];
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
      margin = options.rootMargin;
      see = (isIntersecting) => {
        const entries = [{ isIntersecting } as IntersectionObserverEntry];
        if (watched.length > 0) tell(entries, this as unknown as IntersectionObserver);
      };
    }
    observe = (element: Element) => void watched.push(element);
    disconnect = () => void watched.splice(0);
  } as unknown as typeof IntersectionObserver;
});

test('the callback runs once, when the element is near the viewport', () => {
  const near = jest.fn();
  onNearViewport(document.body, 300, near);
  expect(margin).toBe('300px');
  see(false);
  expect(near).not.toHaveBeenCalled();
  see(true);
  see(true);
  expect(near).toHaveBeenCalledTimes(1);
});

test('a cancelled observation never calls back', () => {
  const near = jest.fn();
  onNearViewport(document.body, 300, near)();
  see(true);
  expect(near).not.toHaveBeenCalled();
});
