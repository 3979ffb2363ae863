import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { cutText } from '@/lib/values/well-formed';

/** In UTF-16 units, so that a message has room for its list beside the place. */
export const longestPlace = 80;

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
