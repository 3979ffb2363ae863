import { policies } from './policies';
import { address } from './shop';
import type { DeliveryArea } from './types';

/**
 * Where an order goes and what that costs, in the order in which the cart offers it. Fees stay within
 * the shipping fee of policies.ts; from the amount that it names, delivery is free.
 */
export const deliveryAreas: readonly DeliveryArea[] = [
  {
    name: 'Pick up at the stall',
    feeKes: 0,
    means: `You come to ${address.street ?? address.town}`,
    time: 'When the stall is open',
    payOnDelivery: true,
    pickUp: true,
    sample: true,
  },
  {
    name: address.town,
    feeKes: 200,
    means: 'By rider',
    time: policies.delivery.home,
    payOnDelivery: true,
    sample: true,
  },
  {
    name: 'Juja and Ruiru',
    feeKes: 250,
    means: 'By rider',
    time: policies.delivery.home,
    payOnDelivery: true,
    sample: true,
  },
  {
    name: 'Nairobi CBD',
    feeKes: 250,
    means: 'By matatu parcel, collected at the stage',
    time: policies.delivery.home,
    payOnDelivery: false,
    sample: true,
  },
  {
    name: 'Nairobi estates',
    feeKes: 300,
    means: 'By rider',
    time: policies.delivery.aboutAndFaq,
    payOnDelivery: false,
    sample: true,
  },
  {
    name: 'Other towns',
    feeKes: 400,
    means: 'By matatu or bus parcel, collected at its office',
    time: policies.delivery.aboutAndFaq,
    payOnDelivery: false,
    anyTown: true,
    sample: true,
  },
];
