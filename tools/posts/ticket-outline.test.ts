import { ticketOutline } from './ticket-outline';

test('the price ticket is straight on its left and has four teeth on its right', () => {
  expect(ticketOutline(100, 80, 10)).toEqual([
    [0, 0],
    [100, 0],
    [90, 10],
    [100, 20],
    [90, 30],
    [100, 40],
    [90, 50],
    [100, 60],
    [90, 70],
    [100, 80],
    [0, 80],
  ]);
});
