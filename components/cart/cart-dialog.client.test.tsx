/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { buttonClass } from '@/components/ui/button';
import { ownSteps, partlySoldOut, plainProduct, sharedSteps, shoe, soldOut } from '@/e2e/examples';
import { textOf } from '@/e2e/jsdom-parts';
import { freeDeliveryFromKes, hours, payments, policies, shop } from '@/e2e/shop/whole-shop';
import { catalogueFileOf, priceOf, products } from '@/e2e/shop-under-test';
import { cart, freshPhone, lineOf, shopAnswer, showCart } from '@/e2e/shown-cart';
import type { CartLine } from '@/lib/cart/cart-lines';
import { cartStore } from '@/lib/cart/cart-store.client';
import { undoMs } from '@/lib/cart/edit-cart.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { storedLine } from '@/lib/cart/stored-cart';
import { catalogueTimeoutMs } from '@/lib/cart/todays-catalogue.client';
import { WIDE_ROW } from '@/lib/catalogue/pagination';
import { availableSizes } from '@/lib/catalogue/stock';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { formatUsd } from '@/lib/facts/dollars';
import { LEAST_SEEN } from '@/lib/finding/suggested-products';
import { formatKes } from '@/lib/format/money';
import { localPhone } from '@/lib/format/phone';
import { payCostText } from '@/lib/order/pay-way-texts';
import { cartKey, seenProductsKey } from '@/lib/remembered/storage-keys';

const many = shop.wholesaleAbove + 1;
const area = (what: 'paid on delivery' | 'paid before' | 'any town' | 'collected') =>
  deliveryAreas.find(({ pickUp, anyTown, payOnDelivery }) => {
    if (what === 'collected') return pickUp;
    if (what === 'any town') return anyTown;
    return !pickUp && payOnDelivery === (what === 'paid on delivery');
  }) as (typeof deliveryAreas)[number];
const stand = area('collected');
const near = area('paid on delivery');
const far = area('paid before');
const anyTown = area('any town');

const storedLines = () => cartStore.getState().lines;
const dialog = () => screen.getByRole('dialog');
const shown = () => textOf(dialog());
const line = (at: number) => cart.lines()[at] as HTMLElement;
const sizeOf = (row: HTMLElement) => within(row).getByRole<HTMLSelectElement>('combobox');
const remove = (at: number) => within(line(at)).getByRole('button', { name: /^Remove/ });
const nameOf = (size: string | undefined) => `${shoe.name}, size ${size}`;
/** A line of the shoe in each of the first sizes. */
const shoes = (count: number, over: Partial<CartLine> = {}) =>
  Array.from({ length: count }, (_, at) => lineOf(shoe, { size: shoe.sizes[at] ?? '', ...over }));
const described = (name: string) => {
  const id = cart.way(name).getAttribute('aria-describedby');
  return textOf(document.getElementById(id ?? ''));
};
const notices = () => textOf(document.querySelector('[data-notices]'));
const unfolded = () => textOf(screen.getByRole('group', { name: 'How will you pay?' }));

beforeEach(freshPhone);
afterEach(() => jest.restoreAllMocks());

describe('lines', () => {
  test('+ and − change the quantity of a line and the total, and at 0 the line is removed', async () => {
    await showCart(...shoes(2));
    await cart.press(/^Increase/, line(0));
    expect(cart.quantity(line(0)).value).toBe('2');
    expect(within(line(0)).getByRole('status').textContent).toBe('2');
    expect(cart.total()).toContain(priceOf(shoe, 3));
    expect(described('Card or PayPal')).toContain(formatUsd(3 * shoe.priceKes));
    await cart.press(/^Decrease/, line(0));
    await cart.press(/^Decrease/, line(0));
    expect(cart.lines()).toHaveLength(1);
    expect(cart.total()).toContain(priceOf(shoe));
  });

  test('a further size of a product is a line without a second picture and link', async () => {
    await showCart(...shoes(3, { image: '/pictures/shoe.jpg' }));
    expect(within(dialog()).getAllByRole('link', { name: shoe.name })).toHaveLength(1);
    const pictures = (at: number) => line(at).querySelectorAll('img').length;
    expect([0, 1, 2].map(pictures)).toEqual([1, 0, 0]);
    expect(textOf(line(1))).toContain(shoe.name);
  });

  test('a line leads to its product with its size, and one of no known product leads nowhere', async () => {
    const { id: _, ...unknown } = lineOf(shoe, { title: 'Old Sandals' });
    await showCart(lineOf(shoe), unknown as CartLine);
    const link = within(line(0)).getByRole('link', { name: shoe.name });
    expect(link.getAttribute('href')).toBe(`${shoe.path}?size=${shoe.sizes[1]}`);
    expect(textOf(line(1))).toContain('Old Sandals');
    expect(within(line(1)).queryByRole('link')).toBeNull();
  });

  test('a line’s size is changed in its place, and two lines that are the same stay two', async () => {
    const lines = shoes(3, { quantity: 2 });
    await showCart(...lines);
    const size = shoe.sizes[2] ?? '';
    await act(async () => void fireEvent.change(sizeOf(line(1)), { target: { value: size } }));
    expect(storedLines()).toEqual(lines.map((one, at) => (at === 1 ? { ...one, size } : one)));
    expect(sizeOf(line(1)).value).toBe(size);
    expect(cart.message()).toContain(`2. ${nameOf(size)}`);
  });

  test('a quantity is typed and counts at Enter, and nonsense changes nothing', async () => {
    await showCart(...shoes(2));
    const field = cart.quantity(line(0));
    act(() => field.focus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
    fireEvent.change(field, { target: { value: '12' } });
    expect(cart.total()).toContain(priceOf(shoe, 2));
    await cart.type(line(0), '12');
    expect(cart.total()).toContain(priceOf(shoe, 13));
    expect(document.activeElement).toBe(field);
    for (const nonsense of ['', 'two', '-3', '1.5']) {
      await cart.type(line(0), nonsense, cart.area());
      expect(field.value).toBe('12');
    }
    await cart.type(line(0), '60', cart.area());
    expect(storedLines().map(({ quantity }) => quantity)).toEqual([60, 1]);
  });

  test('Escape drops a typed quantity', async () => {
    await showCart(...shoes(1));
    const field = cart.quantity(line(0));
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    act(() => field.blur());
    expect(storedLines().map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a typed quantity of 0 removes its line: the focus goes to the next line, or where the shopper has tapped', async () => {
    await showCart(...shoes(4));
    await cart.type(line(0), '0');
    expect(cart.lines()).toHaveLength(3);
    expect(document.activeElement).toBe(remove(0));
    const last = cart.quantity(line(2));
    await cart.type(line(0), '0', last);
    expect(cart.lines()).toHaveLength(2);
    expect(document.activeElement).toBe(last);
  });

  test('from a removed line the focus goes to the next line, from the last to the one before, and then to the title', async () => {
    await showCart(...shoes(3));
    await act(async () => void fireEvent.click(remove(1)));
    expect(document.activeElement).toBe(remove(1));
    expect(remove(1).getAttribute('aria-label')).toBe(`Remove ${nameOf(shoe.sizes[2])}`);
    await act(async () => void fireEvent.click(remove(1)));
    expect(document.activeElement).toBe(remove(0));
    await act(async () => void fireEvent.click(remove(0)));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }));
  });

  test('a removed line is named in its place, and is put back there with the focus for 6 s', async () => {
    const lines = shoes(4, { quantity: 12 });
    await showCart(...lines);
    await act(async () => void fireEvent.click(remove(1)));
    expect(textOf(line(1))).toContain(`${nameOf(shoe.sizes[1])}, removed.`);
    await cart.press('Undo', line(1));
    expect(storedLines()).toEqual(lines);
    expect(document.activeElement).toBe(line(1));
    await act(async () => void fireEvent.click(remove(3)));
    await act(async () => jest.advanceTimersByTime(undoMs - 1));
    expect(cart.button('Undo')).toBeTruthy();
    await act(async () => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(storedLines()).toEqual(lines.slice(0, 3));
  });

  test('the 6 s wait while Undo has the focus, and it is there when the cart opens again', async () => {
    await showCart(...shoes(2));
    await act(async () => void fireEvent.click(remove(1)));
    act(() => cart.button('Undo').focus());
    await act(async () => jest.advanceTimersByTime(2 * undoMs));
    await cart.press('Close');
    await act(async () => openCart());
    await cart.press('Undo');
    expect(cart.lines()).toHaveLength(2);
    expect(document.activeElement).toBe(line(1));
  });

  test('a cleared cart says so, shows how to go on, and is put back with what another tab has added', async () => {
    const lines = shoes(3, { quantity: 2 });
    await showCart(...lines);
    await cart.press('Clear Cart');
    expect(shown()).toContain('Cart cleared.');
    expect(shown()).toContain('Your cart is empty');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your cart' }));
    const toShop = screen.getByRole('link', { name: 'See all products' });
    expect(toShop.getAttribute('href')).toBe('/shop/');
    const added = lineOf(plainProduct);
    const newValue = JSON.stringify({ state: { lines: [storedLine(added)] }, version: 0 });
    localStorage.setItem(cartKey, newValue);
    await act(
      async () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue })),
    );
    expect(cart.lines()).toHaveLength(1);
    await cart.press('Undo');
    expect(storedLines()).toEqual([...lines, added]);
    expect(document.activeElement).toBe(line(0));
  });

  test('a line whose texts end in half an emoji is shown, and leads to its product', async () => {
    const half = '41 \ud83d';
    localStorage.setItem(
      cartKey,
      JSON.stringify({ state: { lines: [storedLine(lineOf(shoe, { title: half, size: half }))] } }),
    );
    await act(async () => cartStore.persist.rehydrate());
    await showCart(...storedLines());
    expect(within(line(0)).getByRole('link', { name: '41 \ufffd' }).getAttribute('href')).toBe(
      `${shoe.path}?size=41%20%EF%BF%BD`,
    );
  });
});

describe('today’s prices and stock', () => {
  const raised = () => lineOf(shoe, { priceKes: shoe.priceKes - 150 });
  const wasNow = `was ${formatKes(shoe.priceKes - 150)}, now ${formatKes(shoe.priceKes)}`;
  const [goneSize = ''] = partlySoldOut.soldOutSizes ?? [];
  const goneLine = () => lineOf(shoe, { id: 'no-longer-here', title: 'Old Sandals' });

  test('a changed price is shown beside the former one, counts in total and message, and is stored', async () => {
    const stored = raised();
    await showCart(stored);
    expect(textOf(line(0))).toContain(wasNow);
    expect(shown()).toContain('1 price has changed since you filled your cart.');
    expect(cart.total()).toContain(formatKes(shoe.priceKes));
    expect(cart.message()).toContain(`Total: ${formatKes(shoe.priceKes)}`);
    expect(cart.message()).not.toContain(formatKes(stored.priceKes));
    const former = { priceKes: stored.priceKes };
    expect(storedLines()).toEqual([{ ...stored, priceKes: shoe.priceKes, former }]);
    await cart.press('Close');
    await act(async () => openCart());
    expect(textOf(line(0))).toContain(wasNow);
  });

  test('a size that is sold out since is marked, counts in no total and message, and can be removed', async () => {
    await showCart(lineOf(partlySoldOut, { size: goneSize }), lineOf(shoe));
    expect(textOf(line(0))).toContain(`${goneSize} is sold out`);
    expect(shown()).toContain('1 item is no longer available. We left it out of your total.');
    expect(cart.total()).toContain(formatKes(shoe.priceKes));
    expect(cart.message()).toContain(shoe.name);
    expect(cart.message()).not.toContain(partlySoldOut.name);
    await act(async () => void fireEvent.click(remove(0)));
    expect(cart.lines()).toHaveLength(1);
    expect(shown()).not.toContain('no longer available');
  });

  test('a line in a size that has sold out is in the order again once another size is chosen', async () => {
    await showCart(lineOf(partlySoldOut, { size: goneSize }));
    const [left = ''] = availableSizes(partlySoldOut);
    const gone = within(line(0)).getByRole<HTMLOptionElement>('option', {
      name: `${goneSize}, sold out`,
    });
    expect(gone.disabled).toBe(true);
    await act(async () => void fireEvent.change(sizeOf(line(0)), { target: { value: left } }));
    expect(textOf(line(0))).not.toContain('is sold out');
    expect(shown()).not.toContain('no longer available');
    expect(cart.quantity(line(0)).value).toBe('1');
    expect(cart.total()).toContain(formatKes(partlySoldOut.priceKes));
    expect(cart.message()).toContain(partlySoldOut.name);
  });

  test('a cart of which nothing can be ordered says so, offers no payment, and its links lead nowhere', async () => {
    await showCart(goneLine(), lineOf(soldOut));
    expect(textOf(line(0))).toContain('No longer sold');
    expect(within(line(1)).getByText('Sold out')).toBeTruthy();
    expect(shown()).toContain('2 items are no longer available. We left them out of your total.');
    expect(screen.queryByRole('radio')).toBeNull();
    const isFollowed = await act(async () => fireEvent.click(cart.chat()));
    expect(isFollowed).toBe(false);
    expect(notices()).toContain('Nothing in your cart can be ordered today.');
  });

  test.each([
    ['is out of reach', undefined],
    ['answers with a page', '<!doctype html>Sign in'],
  ])(
    'where the shop %s the stored prices stay, of a day that is named, and none is paid by card',
    async (_, text) => {
      shopAnswer.text = text;
      const at = Date.UTC(2026, 10, 20, 9);
      const stored = { ...raised(), lineId: `${at.toString(36)}-a` };
      await showCart(stored);
      expect(shown()).toContain('These prices are from 20 November. We confirm them on WhatsApp.');
      expect(cart.total()).toContain(formatKes(stored.priceKes));
      expect(cart.message()).toContain(`Total: ${formatKes(stored.priceKes)}`);
      expect(cart.way('Card or PayPal').disabled).toBe(true);
      shopAnswer.text = catalogueFileOf(products);
      await cart.press('Close');
      await act(async () => openCart());
      expect(textOf(line(0))).toContain(wasNow);
      expect(cart.way('Card or PayPal').disabled).toBe(false);
    },
  );

  test('lines without a time have prices of no day that could be named', async () => {
    shopAnswer.text = '';
    await showCart({ ...raised(), lineId: 'line' });
    expect(shown()).toContain('These prices are from the day you chose the items.');
  });

  test('a shop that is silent is waited for while the cart already has its stored prices', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, request) =>
        new Promise((__, reject) => {
          request?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await showCart(raised());
    expect(shown()).not.toContain('These prices are from');
    expect(cart.total()).toContain(formatKes(raised().priceKes));
    await act(async () => jest.advanceTimersByTimeAsync(catalogueTimeoutMs));
    expect(shown()).toContain('These prices are from');
  });

  test('of a catalogue with one broken entry the others count', async () => {
    const file = JSON.parse(catalogueFileOf(products));
    for (const one of file.products) if (one.id === shoe.id) one.priceKes = -5;
    shopAnswer.text = JSON.stringify(file);
    const stored = raised();
    await showCart(stored, lineOf(partlySoldOut, { size: goneSize }));
    expect(textOf(line(1))).toContain(`${goneSize} is sold out`);
    expect(shown()).toMatch(/These prices are from/);
    expect(cart.total()).toContain(formatKes(stored.priceKes));
    expect(cart.way('Card or PayPal').disabled).toBe(true);
  });

  test('a line of an earlier release, without the product’s id, is ordered at its stored price, by card too', async () => {
    const { id: _, ...old } = raised();
    await showCart(old);
    expect(cart.total()).toContain(formatKes(old.priceKes));
    expect(cart.way('Card or PayPal').disabled).toBe(false);
  });
});

describe('delivery', () => {
  test('an area and a landmark are in the cart and the message, with the fee, the day and the whole to pay', async () => {
    await showCart(lineOf(plainProduct));
    expect(cart.message()).toContain('\nI have not chosen where to deliver.\n');
    await cart.chooseArea(near.name);
    const place = screen.getByLabelText('Town or landmark');
    fireEvent.change(place, { target: { value: ' beside the petrol station. ' } });
    const fee = formatKes(near.feeKes);
    const toPay = formatKes(plainProduct.priceKes + near.feeKes);
    expect(textOf(cart.area())).toContain(`${near.name}, ${fee}`);
    const where = textOf(screen.getByRole('group', { name: 'Deliver to' }));
    expect(where).toContain(near.means);
    expect(where).toMatch(/With you by \w+day, \d+ \w+\./);
    expect(shown()).toContain(
      `${formatKes(freeDeliveryFromKes - plainProduct.priceKes)} more for free`,
    );
    expect(cart.total()).toBe(`Goods ${priceOf(plainProduct)}Delivery ${fee}To pay ${toPay}`);
    expect(cart.message()).toContain(`Total: ${priceOf(plainProduct)}\n`);
    expect(cart.message()).toContain(
      `Deliver to: ${near.name}, beside the petrol station. Delivery: ${fee}.\n`,
    );
    expect(cart.message()).toMatch(/\nI should get it by \w+day, \d+ \w+\.\n/);
    expect(cart.message()).toContain(`\nTo pay: ${toPay}\n`);
  });

  test('a town stands for an area of any town, and is no landmark in another area', async () => {
    await showCart(lineOf(shoe));
    await cart.chooseArea(anyTown.name);
    const place = screen.getByLabelText<HTMLInputElement>('Town or landmark');
    fireEvent.change(place, { target: { value: 'Kisumu, bus office' } });
    expect(cart.message()).toContain('Deliver to: Kisumu, bus office. Delivery: ');
    await cart.chooseArea(near.name);
    expect(place.value).toBe('');
  });

  test('from the shop’s sum on delivery is free and adds nothing to the total', async () => {
    await showCart(lineOf(shoe, { quantity: Math.ceil(freeDeliveryFromKes / shoe.priceKes) }));
    await cart.chooseArea(near.name);
    expect(shown()).not.toContain('more for free delivery');
    const [, sum] = /^Goods (.*)Delivery Free/.exec(cart.total()) ?? [];
    expect(cart.total()).toContain(`To pay ${sum}`);
    expect(cart.message()).toContain(`Deliver to: ${near.name}. Delivery: free.`);
  });

  test('an order that is collected asks for no place, and has the hours and the way there in place of a day', async () => {
    await showCart(lineOf(shoe));
    expect(shown()).toContain(policies.sameDayDispatch);
    await cart.chooseArea(stand.name);
    expect(shown()).toContain(`${stand.means}. ${hours}.`);
    expect(screen.getByRole('link', { name: 'Get Directions' }).getAttribute('href')).toMatch(
      /maps/,
    );
    expect(shown()).not.toContain(policies.sameDayDispatch);
    expect(screen.queryByLabelText('Town or landmark')).toBeNull();
    await cart.choosePay('Pay at the stall');
    expect(screen.queryByRole('radio', { name: 'Pay on delivery' })).toBeNull();
    expect(cart.message()).toContain(`${stand.name}. Delivery: free.`);
  });

  test('the main button of the foot leads to the area while none is chosen', async () => {
    await showCart(lineOf(shoe));
    const toArea = screen.getByRole('button', { name: 'Choose where to deliver' });
    expect(toArea.className).toBe(buttonClass('main'));
    await cart.press('Choose where to deliver');
    expect(document.activeElement).toBe(cart.area());
    await cart.chooseArea(near.name);
    expect(screen.queryByRole('button', { name: 'Choose where to deliver' })).toBeNull();
  });

  test('a cart says once where an order is paid when it arrives: beside that way to pay', async () => {
    await showCart(lineOf(shoe));
    const places = deliveryAreas
      .filter(({ payOnDelivery, pickUp }) => payOnDelivery && !pickUp)
      .map(({ name }) => name);
    expect(described('Pay on delivery')).toBe(`In ${places.join(', ')}.`);
    await cart.chooseArea(near.name);
    expect(described('Pay on delivery')).toBe('When it arrives.');
    expect(shown().match(/when it arrives/gi)).toHaveLength(1);
  });

  test('a way that is chosen says when it is paid, or its dollars, once', async () => {
    await showCart(lineOf(shoe));
    await cart.chooseArea(near.name);
    fireEvent.click(cart.way('Pay on delivery'));
    expect(unfolded()).toContain('when you receive it.');
    expect(unfolded()).not.toContain('When it arrives.');
    fireEvent.click(cart.way('Card or PayPal'));
    expect(unfolded()).toContain('When it arrives.');
    expect(unfolded()).not.toContain(`${formatUsd(shoe.priceKes)}, through PayPal.`);
    expect(unfolded()).not.toContain(`${formatUsd(shoe.priceKes)} for the goods.`);
  });

  test('the button that sends the order is the main one once place and way are chosen', async () => {
    const looks = () => cart.chat().className;
    await showCart(lineOf(shoe));
    expect(looks()).toBe(buttonClass('plain'));
    await cart.chooseArea(near.name);
    expect(looks()).toBe(buttonClass('plain'));
    await cart.choosePay('Bank paybill');
    expect(looks()).toBe(buttonClass('chat'));
  });

  test('stored choices of an area that the shop no longer has leave a cart that orders', async () => {
    orderChoicesStore.setState({ area: 'Atlantis', place: 'Harbour', payBy: 'barter' });
    await showCart(lineOf(shoe));
    expect(cart.area().value).toBe('');
    expect(cart.message()).toContain(`Total: ${priceOf(shoe)}`);
  });
});

describe('ways to pay', () => {
  const mpesa = localPhone(payments.mpesaNumber);
  const { till, paybill } = payments;
  const amount = String(shoe.priceKes);
  const numbers = [
    {
      way: 'Send money by M-Pesa',
      copies: { 'M-Pesa number': mpesa.replaceAll(' ', ''), Amount: amount },
      payee: payments.mpesaName,
      sentence: `M-Pesa send money to ${mpesa}.`,
      step: `phone number ${mpesa} and the amount, ${priceOf(shoe)}`,
    },
    {
      way: 'M-Pesa till (Buy Goods)',
      copies: { 'Till number': till.number, Amount: amount },
      payee: till.name,
      sentence: `M-Pesa till ${till.number}.`,
      step: `till number ${till.number} and the amount, ${priceOf(shoe)}`,
    },
    {
      way: 'Bank paybill',
      copies: {
        'Paybill number': paybill.number,
        'Account number': paybill.account,
        Amount: amount,
      },
      payee: paybill.name,
      sentence: `bank paybill ${paybill.number}, account ${paybill.account}.`,
      step: `business number ${paybill.number}, the account number ${paybill.account} and the amount, ${priceOf(shoe)}`,
    },
  ] as const;

  test.each(numbers)(
    '$way unfolds its numbers to copy, the payee and the steps, and is in the message',
    async ({ way, copies, payee, sentence, step }) => {
      const copied: string[] = [];
      const clipboard = { writeText: async (text: string) => void copied.push(text) };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      await showCart(lineOf(shoe));
      await cart.chooseArea(stand.name);
      await cart.choosePay(way);
      for (const [what, text] of Object.entries(copies)) {
        await cart.press(`Copy ${what}`);
        expect(notices()).toContain(`Copied ${text}`);
      }
      expect(copied).toEqual(Object.values(copies));
      expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(copied.length);
      expect(unfolded()).toContain(`M-Pesa will show ${payee}. Another name? Cancel.`);
      expect(unfolded()).toContain('Pay after we have confirmed your order.');
      expect(screen.getByText('How to pay, step by step').closest('details')?.open).toBe(false);
      expect(unfolded()).toContain(step);
      expect(cart.message()).toContain(
        `I will pay ${priceOf(shoe)} by ${sentence} Please confirm before I pay.`,
      );
      Reflect.deleteProperty(navigator, 'clipboard');
    },
  );

  test('where the browser copies nothing a number is shown with how to copy it by hand', async () => {
    await showCart(lineOf(shoe));
    await cart.choosePay('Send money by M-Pesa');
    await cart.press('Copy M-Pesa number');
    expect(notices()).toContain('Press and hold');
  });

  test('each way says what a shopper wants to know before choosing it, for the chosen area', async () => {
    await showCart(lineOf(shoe));
    expect(screen.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
      'M-Pesa till (Buy Goods)',
      'Bank paybill',
      'Pay on delivery',
      'Send money by M-Pesa',
      'Card or PayPal',
    ]);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(described('M-Pesa till (Buy Goods)')).toBe('No M-Pesa charge.');
    expect(described('Bank paybill')).toBe('A small charge may apply.');
    expect(described('Pay on delivery')).toBe(`In ${near.name}.`);
    expect(described('Send money by M-Pesa')).toBe('M-Pesa charges for sending.');
    expect(described('Card or PayPal')).toBe(`${formatUsd(shoe.priceKes)} for the goods.`);
    await cart.chooseArea(near.name);
    expect(described('Pay on delivery')).toBe('When it arrives.');
    const charge = payCostText('mpesa', shoe.priceKes + near.feeKes);
    expect(described('Send money by M-Pesa')).toBe(charge?.replace('\u00a0', ' '));
    await cart.chooseArea(stand.name);
    expect(described('Pay at the stall')).toBe('When you collect it.');
  });

  test('an area that is not paid on delivery takes that way back, and another area gives it back', async () => {
    await showCart(lineOf(shoe));
    await cart.choosePay('Pay on delivery');
    expect(unfolded()).toContain(
      `You pay ${priceOf(shoe)} plus the delivery fee when you receive it.`,
    );
    expect(cart.message()).toContain(
      `I will pay ${priceOf(shoe)} plus the delivery fee when I receive it.`,
    );
    await cart.chooseArea(far.name);
    const way = cart.way('Pay on delivery');
    expect([way.disabled, way.checked]).toEqual([true, false]);
    expect(described('Pay on delivery')).toBe(`Not possible for ${far.name}`);
    expect(cart.message()).toContain('I have not chosen how to pay. I can use M-Pesa');
    await cart.chooseArea(near.name);
    expect([way.disabled, way.checked]).toEqual([false, true]);
  });

  test('an order by card says in dollars what the goods cost, and when delivery is paid', async () => {
    await showCart(lineOf(shoe));
    await cart.choosePay('Card or PayPal');
    expect(unfolded()).toContain('You pay for delivery when the order arrives.');
    await cart.chooseArea(far.name);
    expect(unfolded()).not.toContain('You pay for delivery when the order arrives.');
    expect(unfolded()).toContain('We message you the delivery fee.');
    expect(cart.message()).toContain(
      `I will pay ${priceOf(shoe)} (${formatUsd(shoe.priceKes)}) for the goods by card or PayPal.`,
    );
  });

  test('an amount can be copied once an area is chosen, and includes the delivery', async () => {
    await showCart(lineOf(shoe));
    await cart.choosePay('M-Pesa till (Buy Goods)');
    expect(unfolded()).toContain(`${priceOf(shoe)} plus the delivery fee`);
    expect(unfolded()).toContain('We tell you what delivery costs before you pay.');
    expect(screen.queryByRole('button', { name: 'Copy Amount' })).toBeNull();
    await cart.chooseArea(near.name);
    await cart.press('Copy Amount');
    expect(notices()).toContain(String(shoe.priceKes + near.feeKes));
  });
});

describe('the wholesale price', () => {
  const payLater = 'Pay after we send you the wholesale total.';

  test.each([
    ['Send money by M-Pesa', 'M-Pesa number'],
    ['M-Pesa till (Buy Goods)', 'Till number'],
    ['Bank paybill', 'Paybill number'],
  ])('a cart that asks for it gives no sum to pay by %s', async (way, number) => {
    await showCart(lineOf(shoe, { quantity: many }));
    await cart.chooseArea(near.name);
    await cart.choosePay(way);
    expect(unfolded()).toContain(payLater);
    expect(cart.button(`Copy ${number}`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy Amount' })).toBeNull();
    expect(unfolded()).not.toContain('KSh');
    expect(cart.message()).toContain(
      `Total: ${priceOf(shoe, many)}\nPlease give me your wholesale price for this.\n`,
    );
    expect(cart.message()).toContain('once you send me the total.');
    expect(cart.message()).not.toMatch(/To pay|confirm/);
  });

  test('a cart that asks for it names no fee and no dollars, is not paid by card, and a smaller one is', async () => {
    await showCart(lineOf(shoe, { quantity: many }));
    await cart.chooseArea(near.name);
    expect(shown()).toContain('We tell you the fee with your total.');
    expect(textOf(cart.area())).not.toContain('KSh');
    expect(shown()).not.toMatch(/free delivery|USD|To pay/i);
    expect(cart.total()).toBe(
      `Delivery to be agreedGoods at single price ${priceOf(shoe, many)}We answer your order with the wholesale price.`,
    );
    expect(cart.message()).toContain('Please tell me what delivery costs.');
    await cart.choosePay('Pay on delivery');
    expect(unfolded()).toContain('You pay the wholesale total when you receive it.');
    expect(cart.way('Card or PayPal').disabled).toBe(true);
    expect(described('Card or PayPal')).toBe('Not for wholesale orders');
    await cart.choosePay('Send money by M-Pesa');
    await cart.press(/^Decrease/);
    expect(cart.button('Copy Amount')).toBeTruthy();
    expect(unfolded()).not.toContain(payLater);
    expect(cart.way('Card or PayPal').disabled).toBe(false);
    expect(described('Card or PayPal')).toContain('USD');
    expect(cart.message()).toContain('I will pay');
  });

  test('a cart to be paid by card has no PayPal once it asks for it', async () => {
    await showCart(lineOf(shoe, { quantity: many - 1 }));
    await cart.choosePay('Card or PayPal');
    const card = () => screen.queryByRole('group', { name: 'Pay by card or PayPal' });
    expect(card()).not.toBeNull();
    await cart.press(/^Increase/);
    expect(card()).toBeNull();
    expect(shown()).not.toMatch(/You pay \$/);
  });

  test('a cart says how many more items are wholesale', async () => {
    await showCart(lineOf(shoe));
    expect(shown()).not.toContain('wholesale');
    for (const [quantity, more] of [
      [3, many - 3],
      [4, many - 4],
    ] as const) {
      await cart.type(line(0), String(quantity));
      expect(shown()).toContain(`Add ${more} more and we give you the wholesale price`);
    }
    await cart.type(line(0), String(many));
    expect(shown()).not.toMatch(/Add \d+ more/);
    expect(cart.total()).toBe(
      `Goods at single price ${priceOf(shoe, many)}We answer your order with the wholesale price.`,
    );
  });
});

describe('prices by quantity', () => {
  const [first, second] = ownSteps.priceSteps.steps;
  const next = `Add ${second.from - first.from} more and pay ${formatKes(second.priceKes)} each.`;

  test('two sizes count together, each line says so, and the single price is stored', async () => {
    const [small = '', large = ''] = ownSteps.sizes;
    const { priceSteps } = ownSteps;
    await showCart(
      lineOf(ownSteps, { size: small, quantity: first.from - 1, priceSteps }),
      lineOf(ownSteps, { size: large, priceSteps }),
    );
    const sum = formatKes(first.from * first.priceKes);
    expect(cart.total()).toContain(sum);
    expect(shown()).not.toMatch(/prices? ha(s|ve) changed/);
    expect(cart.lines().filter((one) => textOf(one).includes('instead of'))).toHaveLength(2);
    expect(textOf(line(0))).toContain(next);
    expect(storedLines().map(({ priceKes }) => priceKes)).toEqual(Array(2).fill(ownSteps.priceKes));
    const each = formatKes(first.priceKes);
    expect(cart.message()).toContain(`1 × ${each} = ${each}`);
    expect(cart.message()).toContain(`Total: ${sum}\n`);
    await act(async () => void fireEvent.click(remove(1)));
    expect(cart.total()).toContain(formatKes((first.from - 1) * ownSteps.priceKes));
    expect(textOf(line(0))).not.toContain('instead of');
  });

  test('products of a category with steps count together, each at its own price', async () => {
    const [one, other] = sharedSteps;
    const [step] = one.priceSteps.steps;
    await showCart(lineOf(one, { quantity: step.from - 1 }), lineOf(other));
    const sum = (step.from - 1) * step.priceKes + other.priceSteps.steps[0].priceKes;
    expect(cart.total()).toContain(formatKes(sum));
    expect(shown()).toContain(`more from ${one.category} and pay less for each.`);
  });

  test('an order of goods with steps has a sum to pay, until one without them asks for the wholesale price', async () => {
    await showCart(lineOf(ownSteps, { quantity: second.from }), lineOf(plainProduct));
    const sum = second.from * second.priceKes;
    expect(cart.total()).toContain(
      `Goods at single price ${formatKes(sum + plainProduct.priceKes)}`,
    );
    expect(cart.message()).toContain('Please give me your wholesale price for this.');
    await act(async () => void fireEvent.click(remove(1)));
    expect(cart.total()).not.toContain('wholesale');
    await cart.chooseArea(stand.name);
    await cart.choosePay('M-Pesa till (Buy Goods)');
    expect(cart.button('Copy Amount')).toBeTruthy();
    expect(cart.message()).toContain(`I will pay ${formatKes(sum)}`);
    expect(cart.message()).not.toContain('wholesale');
  });

  test('a step that costs more than when the cart was filled shows both prices', async () => {
    const steps = [{ from: first.from, priceKes: first.priceKes + 10 }];
    const priceSteps = { ...ownSteps.priceSteps, steps };
    shopAnswer.text = catalogueFileOf(
      products.map((one) => (one.id === ownSteps.id ? { ...one, priceSteps } : one)),
    );
    await showCart(lineOf(ownSteps, { quantity: first.from, priceSteps: ownSteps.priceSteps }));
    const [was, now] = [first.priceKes, first.priceKes + 10].map(formatKes);
    expect(textOf(line(0))).toContain(`was ${was}, now ${now}`);
    expect(cart.total()).toContain(formatKes(first.from * (first.priceKes + 10)));
  });

  test('where the shop is out of reach a cart has the steps that it was filled with', async () => {
    shopAnswer.text = undefined;
    await showCart(lineOf(ownSteps, { quantity: first.from, priceSteps: ownSteps.priceSteps }));
    expect(cart.total()).toContain(formatKes(first.from * first.priceKes));
  });
});

describe('the whole cart', () => {
  test('an empty cart shows a row of goods: what was looked at, where that is a row, and else others too', async () => {
    const goods = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('link').map(textOf);
    localStorage.setItem(seenProductsKey, JSON.stringify([shoe.id]));
    await showCart();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(goods('You may also like')).toHaveLength(WIDE_ROW);
    expect(goods('You may also like')[0]).toBe(shoe.name);
    expect(shown()).toContain(priceOf(shoe));
    cleanup();
    const seen = products.slice(0, LEAST_SEEN);
    localStorage.setItem(seenProductsKey, JSON.stringify(seen.map(({ id }) => id)));
    await showCart();
    expect(goods('Recently viewed')).toEqual(seen.map(({ name }) => name));
  });

  test('an empty cart shows a warning at each way to order, which leads nowhere', async () => {
    await showCart();
    for (const name of ['Order via WhatsApp', 'Call to Order']) {
      const link = screen.getByRole('link', { name });
      const isFollowed = await act(async () => fireEvent.click(link));
      expect(isFollowed).toBe(false);
      expect(notices()).toContain('Your cart is empty!');
      await act(async () => jest.advanceTimersByTime(5000));
      expect(notices()).not.toContain('Your cart is empty!');
    }
  });

  test('a long order says that its link shows all of it, and is copied whole or shown as a text', async () => {
    await showCart(
      ...Array.from({ length: 60 }, (_, at) => lineOf(shoe, { title: `Loafers ${at + 1}.` })),
    );
    expect(cart.message()).toMatch(/and \d\d more: see the link below\./);
    expect(shown()).toContain('The link in the message shows the whole order');
    await cart.press('Copy the whole order');
    expect(notices()).toContain('Press and hold the order to copy it');
    const whole = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The whole order' });
    for (let at = 1; at <= 60; at += 1) expect(whole.value).toContain(`Loafers ${at}., size`);
    const writeText = jest.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await cart.press('Copy the whole order');
    expect(writeText).toHaveBeenCalledWith(whole.value);
    expect(notices()).toContain('Order copied. Paste it on WhatsApp.');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('a cart that storage does not take says so, and can be ordered', async () => {
    await showCart(lineOf(shoe));
    expect(shown()).not.toContain('can’t save your cart');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await cart.press(/^Increase/);
    expect(shown()).toContain('This phone can’t save your cart. Order before you close the page.');
    expect(cart.message()).toContain(shoe.name);
  });
});
