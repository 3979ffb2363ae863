'use client';

import clsx from 'clsx/lite';
import { useStore } from 'zustand';
import type { DeliveryArea } from '@/data/schema/delivery';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { cutText } from '@/lib/format/well-formed';
import { type Destination, deliveryFeeKes, toFreeDeliveryKes } from '@/lib/order/delivery';
import { longestPlace } from '@/lib/order/order-choices';
import { orderChoicesStore } from '@/lib/order/order-choices.client';
import { deliveryAreas } from '@/lib/site/delivery-areas';
import type { Words } from '@/lib/words/words-type';
import css from './delivery-choice.module.css';

/**
 * Where the order goes, remembered on the phone, and what that costs. Nothing
 * here is required for an order.
 */
export function DeliveryChoice({
  words,
  destination,
  goodsKes,
}: {
  words: Pick<Words, 'cart'>;
  destination: Destination;
  /** undefined: nobody knows it yet. */
  goodsKes: number | undefined;
}) {
  const { cart } = words;
  const { area } = destination;
  const place = useStore(orderChoicesStore, (choices) => choices.place);
  const fee = deliveryFeeKes(destination, goodsKes);
  const missing = toFreeDeliveryKes(destination, goodsKes);
  return (
    <fieldset className={css.where}>
      <legend className={css.title}>{cart.whereTo}</legend>
      {deliveryAreas.length > 0 && (
        <label className={clsx(css.field, css.list)}>
          {cart.area}
          <select
            className={css.input}
            value={area?.name ?? ''}
            onChange={(event) => chooseArea(event.target.value, area)}
          >
            <option value="">{cart.noArea}</option>
            {deliveryAreas.map((option) => (
              <option key={option.name} value={option.name}>
                {fillText(cart.areaFee, {
                  area: option.name,
                  fee: feeText(cart, option, goodsKes),
                })}
              </option>
            ))}
          </select>
        </label>
      )}
      {!area?.pickUp && (
        <label className={css.field}>
          {cart.place}
          <input
            className={css.input}
            value={place}
            placeholder={area?.anyTown ? cart.townExample : cart.placeExample}
            maxLength={longestPlace}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) =>
              orderChoicesStore.setState({ place: cutText(event.target.value, longestPlace) })
            }
          />
        </label>
      )}
      <div className={css.terms}>
        {area && (
          <p>
            <span>{fillText(cart.areaTerms, { means: area.means, time: area.time })}</span>{' '}
            {area.payOnDelivery && !area.pickUp && <span>{cart.payOnDelivery}</span>}
          </p>
        )}
        <p className={css.fee}>
          {fee !== undefined && !area?.pickUp && (
            <span>
              {fee === 0 ? cart.freeDelivery : fillText(cart.delivery, { fee: shownKes(fee) })}
            </span>
          )}{' '}
          {missing > 0 && (
            <span className={css.toFree}>{fillText(cart.toFree, { sum: shownKes(missing) })}</span>
          )}
        </p>
      </div>
    </fieldset>
  );
}

function feeText(cart: Words['cart'], area: DeliveryArea, goodsKes: number | undefined): string {
  const fee = deliveryFeeKes({ area, place: '' }, goodsKes);
  return fee ? shownKes(fee) : cart.free;
}

/**
 * A town is no place in another area, nor a landmark a town: between the two the place starts
 * empty.
 */
function chooseArea(name: string, from: DeliveryArea | undefined): void {
  const to = deliveryAreas.find((area) => area.name === name);
  const keepsPlace = !from || !to || Boolean(from.anyTown) === Boolean(to.anyTown);
  orderChoicesStore.setState({ area: name, ...(!keepsPlace && { place: '' }) });
}
