import { address } from '@/data/address';
import { placeWords } from '@/words/place';

/** What is said of the place that customers come to. */
export const placeText = placeWords[address.place ?? 'online'];
