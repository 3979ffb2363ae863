'use client';

import { useStore } from 'zustand';
import { DirectionsLink } from '@/components/ui/directions-link';
import textLink from '@/components/ui/text-link.module.css';
import { WholeWords } from '@/components/ui/whole-words';
import type { DeliveryArea } from '@/data/schema/delivery';
import type { CartLine } from '@/lib/cart/cart-lines';
import { pickUpText, withYouBy } from '@/lib/delivery/arrival-words';
import { deliveryFeeKes, type Goods, goodsOf } from '@/lib/delivery/delivery';
import { orderChoicesStore } from '@/lib/delivery/order-choices.client';
import { areaKey, areaOf, deliveryAreas } from '@/lib/facts/delivery-areas';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether, shownKes } from '@/lib/format/money';
import type { OrderChoice } from '@/lib/order/cart-order-text';
import { dayOfChoice } from '@/lib/order/day-of-choice';
import { longestPlace } from '@/lib/values/limits';
import { cutText } from '@/lib/values/well-formed';
import { cartWords } from '@/words/cart';
import css from './delivery-choice.module.css';

interface Props {
  lines: readonly CartLine[];
  choice: Required<OrderChoice>;
}

/**
 * Where the order goes, remembered on the phone, and what that costs. Nothing
 * here is required for an order.
 */
export function DeliveryChoice({ lines, choice }: Props) {
  const { area } = choice.destination;
  const goods = goodsOf(lines);
  const place = useStore(orderChoicesStore, (choices) => choices.place);
  return (
    <fieldset className={css.where}>
      <legend className={css.title}>{cartWords.whereTo}</legend>
      {deliveryAreas.length > 0 && (
        <label className={css.list}>
          {cartWords.area}
          <select
            className={css.input}
            data-area=""
            value={area ? areaKey(area) : ''}
            onChange={(event) => chooseArea(event.target.value, area)}
          >
            <option value="">{cartWords.noArea}</option>
            {deliveryAreas.map((option) => (
              <option key={option.name} value={areaKey(option)}>
                {optionText(option, goods)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!area?.pickUp && (
        <label className={css.field}>
          {cartWords.place}
          <input
            className={css.input}
            value={place}
            placeholder={area?.anyTown ? cartWords.townExample : cartWords.placeExample}
            maxLength={longestPlace}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) =>
              orderChoicesStore.setState({ place: cutText(event.target.value, longestPlace) })
            }
          />
        </label>
      )}
      <DeliveryTerms lines={lines} choice={choice} />
    </fieldset>
  );
}

/** How an order gets to its area and when; what it costs is with the area's name, and in the sum. */
function DeliveryTerms({ lines, choice }: Props) {
  const { destination } = choice;
  const { area } = destination;
  if (!area) return null;
  const isFeeKnown = deliveryFeeKes(destination, goodsOf(lines)) !== undefined;
  return (
    <div className={css.terms}>
      <p>
        <WholeWords text={keepTogether(areaText(area, dayOfChoice(lines, choice)))} />
      </p>
      {!isFeeKnown && <p className={css.fee}>{cartWords.largeParcel}</p>}
      {area.pickUp && <DirectionsLink className={textLink.link} />}
    </div>
  );
}

/** How an order of an area gets there, and when; `day` as `dayOfChoice` has it. */
function areaText(area: DeliveryArea, day: number | undefined): string {
  if (area.pickUp) return pickUpText(area);
  return day === undefined
    ? fillText(cartWords.areaTerms, { ...area })
    : fillText(cartWords.areaDay, { means: area.means, withYouBy: withYouBy(day) });
}

/** An area of the list, with its fee if the fee is known. */
function optionText(area: DeliveryArea, goods: Goods): string {
  const fee = deliveryFeeKes({ area, place: '' }, goods);
  if (fee === undefined) return area.name;
  return fillText(cartWords.areaFee, {
    area: area.name,
    fee: fee === 0 ? cartWords.free : shownKes(fee),
  });
}

/**
 * A town is no place in another area, nor a landmark a town: between the two the place starts
 * empty.
 */
function chooseArea(key: string, from: DeliveryArea | undefined): void {
  const to = areaOf(key);
  const keepsPlace = !from || !to || Boolean(from.anyTown) === Boolean(to.anyTown);
  orderChoicesStore.setState({ area: key, ...(!keepsPlace && { place: '' }) });
}
