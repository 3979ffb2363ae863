/** @jest-environment jsdom */
import { arrivedControls, carryEarlyChoices } from './early-choices.client';

const page = `
  <form>
    <input type="radio" name="text" value="one"><input type="radio" name="text" value="two">
    <input type="email" class="a"><textarea class="a"></textarea>
    <select><option>x</option><option>y</option></select>
    <details class="q"><summary>Q1</summary></details><details class="q"><summary>Q2</summary></details>
    <button type="button" class="step">−</button><button type="button" class="step">+</button>
  </form>`;

const one = <E extends Element>(selector: string) => document.querySelector(selector) as E;

/** The page as a shopper has used it before its script. */
function use() {
  document.body.innerHTML = page;
  const arrived = arrivedControls();
  one<HTMLInputElement>('[value=two]').checked = true;
  one<HTMLInputElement>('[type=email]').value = 'a@b.example';
  one<HTMLTextAreaElement>('textarea').value = 'Hello';
  one<HTMLSelectElement>('select').value = 'y';
  one<HTMLDetailsElement>('details + details').open = true;
  window.pendingClicks = [one('.step + .step')];
  return arrived;
}

test.each([
  ['alone', page],
  [
    'beside a bar that the host has put in',
    `<form><input type="email" class="bar"><details></details><button type="button">Close</button></form>${page}`,
  ],
])('a page that is built anew, %s, has its choices, texts, open parts and clicks', (_, anew) => {
  const arrived = use();
  const clicks = window.pendingClicks;
  document.body.innerHTML = anew;
  carryEarlyChoices(arrived);
  expect(one<HTMLInputElement>('[value=one]').checked).toBe(false);
  expect(one<HTMLInputElement>('[value=two]').checked).toBe(true);
  expect(one<HTMLInputElement>('[type=email].a').value).toBe('a@b.example');
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Hello');
  expect(one<HTMLSelectElement>('select').value).toBe('y');
  const opened = [...document.querySelectorAll<HTMLDetailsElement>('details.q')];
  expect(opened.map(({ open }) => open)).toEqual([false, true]);
  expect(window.pendingClicks).toBe(clicks);
  expect(clicks).toEqual([one('.step + .step')]);
});

test('on a page that is as it arrived nothing is changed', () => {
  const arrived = use();
  one<HTMLTextAreaElement>('textarea').value = 'Later';
  carryEarlyChoices(arrived);
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Later');
  expect(window.pendingClicks).toEqual([one('.step + .step')]);
});

test('a text that React takes back from a field is there again, and the field is named', () => {
  document.body.innerHTML = '<input name="count" value="1"><input name="other" value="1">';
  const count = one<HTMLInputElement>('[name=count]');
  count.value = '3';
  const arrived = arrivedControls();
  count.value = '1';
  expect(carryEarlyChoices(arrived)).toEqual([count]);
  expect(count.value).toBe('3');
});

test('a text that is typed while React hydrates stays', () => {
  document.body.innerHTML = '<input name="q">';
  const field = one<HTMLInputElement>('input');
  field.value = 'boo';
  const arrived = arrivedControls();
  field.value = 'boots';
  expect(carryEarlyChoices(arrived)).toEqual([]);
  expect(field.value).toBe('boots');
});

test('a control that is not on the new page is left out', () => {
  const arrived = use();
  document.body.innerHTML = '<textarea class="a"></textarea>';
  carryEarlyChoices(arrived);
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('Hello');
});

test('a field that has a class in place of a style as it arrives is found on a page that is built anew', () => {
  document.body.innerHTML = '<input class="number _a" value="1">';
  const arrived = arrivedControls();
  one<HTMLInputElement>('input').value = '3';
  document.body.innerHTML = '<input class="number" value="1">';
  expect(carryEarlyChoices(arrived)).toEqual([one('input')]);
  expect(one<HTMLInputElement>('input').value).toBe('3');
});
