/** @jest-environment jsdom */
import { untilItComes } from './retry-until-loaded.client';

test.each(['online', 'pointerdown', 'keydown'])(
  'what failed is tried again at %s',
  async (sign) => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here');
    const coming = untilItComes(load);
    await new Promise(process.nextTick);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event(sign));
    await expect(coming).resolves.toBe('here');
  },
);
