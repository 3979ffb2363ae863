/** @jest-environment jsdom */
import { footHeight } from './foot-height.client';

let resize = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['dialog', '<dialog><form><p></p></form></dialog>'],
  ['form', '<form><p></p></form>'],
])('a %s has the height of its foot, until the foot is gone', (name, content) => {
  document.body.innerHTML = content;
  const end = footHeight(document.querySelector('p'));
  resize();
  const { style } = document.querySelector(name) as HTMLElement;
  expect(style.getPropertyValue('--foot')).toBe('72px');
  end?.();
  expect(style.getPropertyValue('--foot')).toBe('');
});
