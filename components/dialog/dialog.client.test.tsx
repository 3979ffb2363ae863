/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openDialogsStore } from '@/lib/browser/open-dialogs.client';
import { Dialog } from './dialog.client';

/** A viewport of 640 px, of which the keyboard may cover a part. */
class FakeView extends EventTarget {
  height = 640;
  offsetTop = 0;
  scale = 1;

  change(to: Partial<FakeView>) {
    Object.assign(this, to);
    act(() => void this.dispatchEvent(new Event('resize')));
  }
}

let view: FakeView;

const open = () =>
  render(
    <Dialog title="Your cart" onClosed={() => {}}>
      {null}
    </Dialog>,
  );

beforeEach(() => {
  view = new FakeView();
  Object.assign(window, { visualViewport: view, innerHeight: 640 });
  open();
});

afterEach(() => jest.restoreAllMocks());

const keyboard = () => screen.getByRole('dialog').style.getPropertyValue('--keyboard');

test('a dialog ends where the phone’s keyboard begins', () => {
  expect(keyboard()).toBe('0px');
  view.change({ height: 360 });
  expect(keyboard()).toBe('280px');
  view.change({ height: 360, offsetTop: 40 });
  expect(keyboard()).toBe('240px');
  view.change({ height: 640, offsetTop: 0 });
  expect(keyboard()).toBe('0px');
});

test('a page that two fingers have enlarged is not taken for a keyboard', () => {
  view.change({ height: 320, scale: 2 });
  expect(keyboard()).toBe('0px');
});

test.each([
  ['with a scrollbar keeps the bar’s place', 1009, true],
  ['without one, as on a phone, keeps none', 1024, false],
])('behind a dialog a page %s', (_, pageWidth, isKept) => {
  cleanup();
  Object.assign(window, { innerWidth: 1024 });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(pageWidth);
  open();
  expect(screen.getByRole('dialog').hasAttribute('data-beside-bar')).toBe(isKept);
});

test.each([
  ['a cart', { panel: true }, false],
  ['a product', { sheet: true }, false],
  ['a question', {}, true],
])(
  '%s is drawn with its title first, and its content in the same render or the next',
  (_, kind, atOnce) => {
    const dialog = (
      <Dialog title="Your cart" onClosed={() => {}} {...kind}>
        <p>Boots</p>
      </Dialog>
    );
    expect(renderToString(dialog).includes('Boots')).toBe(atOnce);
    cleanup();
    render(dialog);
    expect(screen.getByText('Boots')).toBeTruthy();
    expect(openDialogsStore.getState()).toEqual([screen.getByRole('dialog')]);
  },
);
