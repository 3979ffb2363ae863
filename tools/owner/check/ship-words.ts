/**
 * Writes the names of the English texts, and those in their braces, into shipped-words.json. By it the
 * check knows what an owner has changed by mistake. For whoever changes what the code says.
 */
import * as english from '@/data/words/en';
import { namesInTexts } from '@/lib/words/check-words';
import { writeWhole } from '@/tools/owner/write-whole';

writeWhole('tools/owner/check/shipped-words.json', JSON.stringify(namesInTexts(english)));
