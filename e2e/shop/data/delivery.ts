import type { DeliveryAreas } from '@/data/schema/delivery';

/**
 * Where an order goes and what that costs, in the order in which the cart offers it. Fees stay
 * within shippingFee of policies.ts; from freeDeliveryFromKes there, delivery is free.
 */
export const deliveryAreas: DeliveryAreas = [
  {
    name: 'Collect at the stand',
    feeKes: 0,
    means: 'You come to the stand',
    time: 'Any sample day',
    payOnDelivery: true,
    pickUp: true,
    sw: { name: 'Chukua kibandani', means: 'Unakuja kibandani', time: 'Siku yoyote ya mfano' },
  },
  {
    name: 'Sampletown',
    feeKes: 150,
    means: 'By sample rider',
    time: '{deliveryTime}',
    payOnDelivery: true,
    sw: { name: 'Sampletown', means: 'Kwa rider wa mfano', time: '{deliveryTime}' },
  },
  {
    name: 'Anywhere else',
    feeKes: 250,
    means: 'By sample bus, collected at its office',
    time: '{laterDeliveryTime}',
    payOnDelivery: false,
    anyTown: true,
    sw: {
      name: 'Kwingine kote',
      means: 'Kwa basi la mfano, unachukua mzigo ofisini kwao',
      time: '{laterDeliveryTime}',
    },
  },
];
