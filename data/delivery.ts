import type { DeliveryAreas } from '@/data/schema/delivery';

/**
 * Where an order goes and what that costs, in the order in which the cart offers it. Fees stay
 * within shippingFee of policies.ts; from freeDeliveryFromKes there, delivery is free.
 */
export const deliveryAreas: DeliveryAreas = [
  {
    name: 'Pick up at the stall',
    feeKes: 0,
    means: 'Collect at {street}',
    time: 'When the stall is open',
    payOnDelivery: true,
    pickUp: true,
    sample: true,
    sw: {
      name: 'Chukua kibandani',
      means: 'Ichukue {street}',
      time: 'Kibanda kikiwa wazi',
      sample: true,
    },
  },
  {
    name: '{town}',
    feeKes: 200,
    means: 'By rider',
    time: '{deliveryTime}',
    payOnDelivery: true,
    sample: true,
    sw: { name: '{town}', means: 'Kwa rider', time: '{deliveryTime}', sample: true },
  },
  {
    name: 'Juja and Ruiru',
    feeKes: 250,
    means: 'By rider',
    time: '{deliveryTime}',
    payOnDelivery: true,
    sample: true,
    sw: { name: 'Juja na Ruiru', means: 'Kwa rider', time: '{deliveryTime}', sample: true },
  },
  {
    name: 'Nairobi CBD',
    feeKes: 250,
    means: 'By matatu parcel, for you to collect at the stage',
    time: '{deliveryTime}',
    payOnDelivery: false,
    sample: true,
    sw: {
      name: 'Nairobi CBD',
      means: 'Kwa matatu, unachukua mzigo stage',
      time: '{deliveryTime}',
      sample: true,
    },
  },
  {
    name: 'Nairobi estates',
    feeKes: 300,
    means: 'By rider',
    time: '{laterDeliveryTime}',
    payOnDelivery: false,
    sample: true,
    sw: { name: 'Mitaa ya Nairobi', means: 'Kwa rider', time: '{laterDeliveryTime}', sample: true },
  },
  {
    name: 'Other towns',
    feeKes: 400,
    means: 'By matatu or bus parcel, for you to collect at their office',
    time: '{laterDeliveryTime}',
    payOnDelivery: false,
    anyTown: true,
    sample: true,
    sw: {
      name: 'Miji mingine',
      means: 'Kwa matatu au basi, unachukua mzigo ofisini kwao',
      time: '{laterDeliveryTime}',
      sample: true,
    },
  },
];
