import { deliveryAreas as written } from '@/data/delivery';
import { filled } from './facts';

/** Where an order can go, in the order in which the cart offers it. */
export const deliveryAreas = filled(written);
