import type { DeliveryAreas } from '@/data/schema/delivery';

/**
 * Where an order goes and what that costs, in the order in which the cart offers it. Fees stay
 * within the shipping fee of policies.ts; from the amount that it names, delivery is free.
 */
export const deliveryAreas: DeliveryAreas = [
  {
    name: 'Collect at the stand',
    feeKes: 0,
    means: 'You come to the stand',
    time: 'Any sample day',
    payOnDelivery: true,
    pickUp: true,
  },
  {
    name: 'Sampletown',
    feeKes: 150,
    means: 'By sample rider',
    time: '{deliveryTime}',
    payOnDelivery: true,
  },
  {
    name: 'Anywhere else',
    feeKes: 250,
    means: 'By sample bus, collected at its office',
    time: '{laterDeliveryTime}',
    payOnDelivery: false,
    anyTown: true,
  },
];
