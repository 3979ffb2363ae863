import { kiswahiliNames } from '@/data/kiswahili-names';
import type { KiswahiliNames } from '@/data/schema/kiswahili-names';

/**
 * What the owner calls colours, kinds and sizes on pages in Kiswahili. English pages call them by what the
 * records say.
 */
export const namesOfPages: KiswahiliNames = process.env.PAGES_LANGUAGE ? kiswahiliNames : {};
