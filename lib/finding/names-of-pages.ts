import { kiswahiliNames } from '@/data/kiswahili-names';
import type { KiswahiliNames } from '@/data/schema/kiswahili-names';

/** The owner's names of colours, kinds and sizes in Kiswahili; in English those of the records. */
export const namesOfPages: KiswahiliNames = process.env.PAGES_LANGUAGE ? kiswahiliNames : {};
