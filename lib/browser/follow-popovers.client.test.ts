/** @jest-environment jsdom */
import { followPopovers } from './follow-popovers.client';

const loaded = jest.fn();
jest.mock('./close-on-back.client', () => {
  loaded();
  return {};
});

beforeEach(() => {
  jest.resetModules();
  loaded.mockClear();
  document.body.innerHTML = '<button>Menu</button><nav popover="auto"></nav>';
  window.history.replaceState(null, '');
});

/** Lets an `import()` begin and end. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a page on which nothing has opened loads nothing', async () => {
  followPopovers();
  await settled();
  expect(loaded).not.toHaveBeenCalled();
});

test('the first popover that opens loads the script that closes it on Back', async () => {
  followPopovers();
  document.querySelector('nav')?.dispatchEvent(new Event('beforetoggle'));
  await settled();
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('a popover that was opened before the script is followed', async () => {
  const button = document.querySelector('button');
  Object.assign(button ?? {}, { popoverTargetElement: document.querySelector('nav') });
  button?.focus();
  followPopovers();
  await settled();
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('an entry that a reload left in the history is taken out', async () => {
  window.history.replaceState({ open: 1 }, '');
  followPopovers();
  await settled();
  expect(loaded).toHaveBeenCalledTimes(1);
});
