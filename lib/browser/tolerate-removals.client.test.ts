/** @jest-environment jsdom */
import { tolerateRemovals } from './tolerate-removals.client';

const { insertBefore, removeChild } = Node.prototype;

beforeEach(() => {
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>';
  tolerateRemovals();
});
afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const order = () => [...document.body.children].map(({ id }) => id).join('');

test('a node that is taken out already is taken out without an error', () => {
  const taken = byId('a');
  taken.remove();
  expect(document.body.removeChild(taken)).toBe(taken);
  expect(order()).toBe('b');
});

test('a node is put at the end where the one it belongs before is gone', () => {
  const taken = byId('a');
  taken.remove();
  const added = Object.assign(document.createElement('p'), { id: 'c' });
  expect(document.body.insertBefore(added, taken)).toBe(added);
  expect(order()).toBe('bc');
});

test('nodes that are there are removed, and put where they belong, as ever', () => {
  const added = Object.assign(document.createElement('p'), { id: 'c' });
  document.body.insertBefore(added, byId('b'));
  expect(order()).toBe('acb');
  document.body.removeChild(byId('a'));
  document.body.insertBefore(byId('c'), null);
  expect(order()).toBe('bc');
});
