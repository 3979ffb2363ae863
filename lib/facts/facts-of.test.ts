import { address } from '@/e2e/shop/data/address';
import { policies, shop } from '@/e2e/shop/whole-shop';

test('the hour of dispatch is said by the clock of the language', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/format/clock', () => jest.requireActual('@/lib/format/clock-sw'));
    const { factsOf } = await import('./facts-of');
    const facts = factsOf({ shop, address, policies: { ...policies, dispatchBefore: '3pm' } });
    expect(facts.dispatchBefore).toBe('saa tisa alasiri (3pm)');
  });
});
