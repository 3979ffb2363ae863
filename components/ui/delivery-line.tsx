import type { ComponentType, ReactNode } from 'react';
import { deliveryTerms, generalPromise } from '@/lib/delivery/delivery-terms';
import { policies } from '@/lib/facts/policies';
import { fillText } from '@/lib/format/fill-text';
import { keepTogether } from '@/lib/format/money';
import { ownersText } from '@/lib/format/owners-text';
import { productPageWords } from '@/words/product-page';
import { OwnersText } from './owners-text';

const { sameDayDispatch, shippingFee } = policies;

/** Whether the shop says when an order arrives or what that costs. */
export const saysWhen = Boolean(generalPromise || shippingFee || sameDayDispatch);

/** When an order arrives, which `Day` says as a day where it can, and what that costs. */
export function DeliveryLine({ Day }: { Day: ComponentType<{ children: ReactNode }> }) {
  const { deliveryFee, deliveryIn } = productPageWords;
  return (
    <>
      {generalPromise && (
        <strong>
          <Day>
            {/* An element: a translator replaces a bare text, which could not be taken out again. */}
            <span>{fillText(deliveryIn, { time: generalPromise })}</span>
          </Day>
        </strong>
      )}
      {/* The day says it where there is one. */}
      {!deliveryTerms && sameDayDispatch && (
        <OwnersText as="span" of={ownersText(policies, 'sameDayDispatch')}>
          {`${sameDayDispatch}.`}
        </OwnersText>
      )}
      {shippingFee && <span>{keepTogether(fillText(deliveryFee, { fee: shippingFee }))}</span>}
    </>
  );
}
