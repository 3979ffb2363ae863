/** @jest-environment jsdom */
import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { pictureOf, productWith } from '@/e2e/shop/builders';
import { Gallery } from './gallery';
import { GalleryScript } from './gallery-script.client';

// As in a browser, a dialog that is closed has its event.
Object.assign(HTMLDialogElement.prototype, {
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
// jsdom scrolls nothing.
Element.prototype.scrollTo = () => {};
// The control that opened a dialog gets the focus back, so it needs a place.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;

const product = {
  ...productWith({ name: 'Boots' }, pictureOf('boot')),
  views: [{ picture: pictureOf('boot-2'), shows: 'from above' }, { picture: pictureOf('boot-3') }],
};
const texts = [product.alt, 'Boots, from above', 'Boots, picture 3'];
const larger = (at: number) => screen.getByLabelText(`Enlarge: ${texts[at - 1]}`);

beforeEach(() => {
  render(
    <>
      <Gallery product={product} />
      <GalleryScript product={product.name} />
    </>,
  );
});

/** Opens a picture over the whole screen. */
async function openView(at = 1) {
  larger(at).focus();
  fireEvent.click(larger(at));
  await act(() => setImmediate());
  return screen.getByRole('dialog', { name: 'Boots' });
}

const place = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const zoom = (at: number) => screen.getByLabelText(`Zoom: ${texts[at - 1]}`);
const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });

test('each picture has its place and a text, and is a link to its largest file', () => {
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const slides = within(strip).getAllByRole('listitem');
  expect(slides.map(({ textContent }) => textContent)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  for (const at of [1, 2, 3]) {
    expect(larger(at).getAttribute('href')).toMatch(/\/pictures\/.*-960\.jpg$/);
  }
  expect(strip.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

test('arrow keys go from picture to picture, and no further than the last', () => {
  larger(1).focus();
  fireEvent.keyDown(larger(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(larger(2));
  fireEvent.keyDown(larger(2), { key: 'ArrowRight' });
  fireEvent.keyDown(larger(3), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(larger(3));
  fireEvent.keyDown(larger(3), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(larger(2));
});

test('the full view goes on by keys, buttons and small pictures, each press a picture', async () => {
  await openView();
  expect(place()).toBe('1 of 3');
  press('ArrowRight');
  press('ArrowRight');
  expect(place()).toBe('3 of 3');
  press('ArrowLeft');
  expect(place()).toBe('2 of 3');
  press('ArrowLeft', { altKey: true });
  expect(place()).toBe('2 of 3');
  fireEvent.click(screen.getByLabelText('Next picture'));
  expect(place()).toBe('3 of 3');
  const small = within(screen.getByRole('dialog')).getByLabelText('Picture 1 of 3');
  fireEvent.click(small);
  expect(place()).toBe('1 of 3');
  expect(small.getAttribute('aria-current')).toBe('true');
});

test('the full view that is closed leaves the focus at the picture that it showed last', async () => {
  const view = await openView();
  press('ArrowRight');
  press('ArrowRight');
  act(() => (view as HTMLDialogElement).close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(larger(3));
});

test('a second tap at once leaves a picture enlarged, a later one and the next picture make it whole', async () => {
  await openView();
  const isLarge = () => zoom(1).getAttribute('aria-pressed');
  fireEvent.click(zoom(1), { detail: 1 });
  fireEvent.click(zoom(1), { detail: 2 });
  expect(isLarge()).toBe('true');
  fireEvent.click(zoom(1));
  expect(isLarge()).toBe('false');
  fireEvent.click(zoom(1));
  press('ArrowRight');
  expect(isLarge()).toBe('false');
});

test('the next picture of the full view is fetched once the first is there, and no other', async () => {
  await openView();
  const fetched = () => [1, 2, 3].map((at) => zoom(at).querySelector('img') !== null);
  expect(fetched()).toEqual([true, false, false]);
  fireEvent.load(zoom(1).querySelector('img') as HTMLElement);
  expect(fetched()).toEqual([true, true, false]);
});
