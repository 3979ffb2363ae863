/** @jest-environment jsdom */
import { orderChoicesStore, takeChoices } from './order-choices.client';

const order = { area: 'Sample estates', place: 'the stage', payBy: 'mpesa' };

test.each([
  ['without a choice', { area: '', place: '', payBy: '' }, order],
  [
    'with an area',
    { area: 'Sampletown', place: '', payBy: '' },
    { area: 'Sampletown', place: '', payBy: 'mpesa' },
  ],
  ['with a way to pay', { area: '', place: '', payBy: 'till' }, { ...order, payBy: 'till' }],
])('a phone %s takes what it has not chosen from the order that is changed', (_, own, chosen) => {
  orderChoicesStore.setState(own);
  takeChoices(order);
  expect(orderChoicesStore.getState()).toEqual(chosen);
});

test('an order whose payment is open chooses no way to pay', () => {
  orderChoicesStore.setState({ area: '', place: '', payBy: '' });
  takeChoices({ ...order, payBy: 'undecided' });
  expect(orderChoicesStore.getState().payBy).toBe('');
});
