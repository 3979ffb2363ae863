/**
 * Writes the names of the English texts, and those in their braces, into shipped-words.json. By it the
 * check knows what an owner has changed by mistake. For whoever changes what the code says.
 */
import { writeWhole } from '@/tools/change/write-files';
import { englishNames } from './english-names';

writeWhole('tools/owner/check/shipped-words.json', JSON.stringify(englishNames()));
