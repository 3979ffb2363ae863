import { longestPlace } from '@/lib/values/limits';
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { cutText } from '@/lib/values/well-formed';

/** What the shopper chose for an order beside its goods; '' for nothing. */
export interface OrderChoices {
  /** The name of a delivery area. */
  area: string;
  /** A town or a landmark. */
  place: string;
  /** A way to pay, which the shop may no longer have. */
  payBy: string;
}

/** The choices of a text in storage; anything that is not one counts as nothing. */
export function parseOrderChoices(text: string | null): OrderChoices {
  const { area, place, payBy } = asRecord(asRecord(parseJson(text)).state);
  return {
    area: isText(area) ? area : '',
    place: isText(place) ? cutText(place, longestPlace) : '',
    payBy: isText(payBy) ? payBy : '',
  };
}
