import type { DeliveryArea } from '@/data/types';
import { policies } from './policies';

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
    time: policies.delivery.home,
    payOnDelivery: true,
  },
  {
    name: 'Anywhere else',
    feeKes: 250,
    means: 'By sample bus, collected at its office',
    time: policies.delivery.aboutAndFaq,
    payOnDelivery: false,
    anyTown: true,
  },
];
