import type { DeliveryArea } from '@/data/types';

export const deliveryAreas: readonly DeliveryArea[] = [
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
    time: '2–3 sample days',
    payOnDelivery: true,
  },
  {
    name: 'Anywhere else',
    feeKes: 250,
    means: 'By sample bus, collected at its office',
    time: '3–4 sample days',
    payOnDelivery: false,
    anyTown: true,
  },
];
