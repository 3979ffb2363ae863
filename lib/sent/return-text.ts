import { shop } from '@/data/shop';
import { policies } from '@/lib/facts/policies';
import { fillText, inSentence } from '@/lib/format/fill-text';
import { returnsPageWords } from '@/owner-words/returns-page';
import { shippingReturnsWords } from '@/words/shipping-returns';

/** The chat message that asks to return or exchange something; the customer writes the order after it. */
export const returnText = fillText(returnsPageWords.askText, { shop: shop.name });

/** How long something can be exchanged and returned, in a sentence; undefined where the shop does not say. */
export const exchangeText = policies.returns && textOfReturns(policies.returns);

function textOfReturns({ home, faq }: NonNullable<typeof policies.returns>): string {
  const { exchanges, exchangesAndReturns } = shippingReturnsWords;
  return home === faq
    ? fillText(exchanges, { exchanges: home })
    : fillText(exchangesAndReturns, { exchanges: home, returns: inSentence(faq) });
}
