import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstFreePort, isFree } from './first-free-port';

let other: Server;
let taken: number;
beforeAll(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => other.close());

test('a port that another program has is not free, and the next free one is taken', async () => {
  expect(await isFree(taken)).toBe(false);
  const port = await firstFreePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(await isFree(port)).toBe(true);
});

test('a free port is taken as it is', async () => {
  const free = await firstFreePort(taken);
  expect(await firstFreePort(free)).toBe(free);
});
