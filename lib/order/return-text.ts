import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { returnsPageWords } from '@/words/returns-page';

/** The chat message that asks to return or exchange something; the customer writes the order after it. */
export const returnText = fillText(returnsPageWords.askText, { shop: shop.name });
