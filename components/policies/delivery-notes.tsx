import type { ReactNode } from 'react';
import { OpenNow } from '@/components/contact/open-now.client';
import { DirectionsLink } from '@/components/ui/directions-link';
import { OwnersText } from '@/components/ui/owners-text';
import textLink from '@/components/ui/text-link.module.css';
import { WholeWords } from '@/components/ui/whole-words';
import { address } from '@/data/address';
import { visit } from '@/data/visit';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { freeDeliveryFromKes, policies } from '@/lib/facts/policies';
import { addressLine, hours } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { ownersText } from '@/lib/format/owners-text';
import { deliveryPageWords } from '@/words/delivery-page';
import css from './delivery-notes.module.css';

/** When an order leaves, from which sum delivery is free, and where it is collected. */
export function DeliveryNotes() {
  const pickUp = deliveryAreas.find((area) => area.pickUp);
  return (
    <div className={css.notes}>
      {policies.sameDayDispatch && (
        <Note id="dispatch" title={deliveryPageWords.dispatch}>
          <OwnersText as="p" of={ownersText(policies, 'sameDayDispatch')}>
            {policies.sameDayDispatch}.
          </OwnersText>
        </Note>
      )}
      {freeDeliveryFromKes !== undefined && (
        <Note
          id="free"
          title={fillText(deliveryPageWords.freeFrom, { sum: shownKes(freeDeliveryFromKes) })}
        >
          <p>{fillText(deliveryPageWords.freeText, { sum: shownKes(freeDeliveryFromKes) })}</p>
        </Note>
      )}
      {pickUp && <PickUp title={<OwnersText of={ownersText(pickUp, 'name')} />} />}
    </div>
  );
}

/** Where an order is collected, when that is open, and the way there. */
function PickUp({ title }: { title: ReactNode }) {
  const { openingHours = [], closedDays = [] } = visit;
  return (
    <Note id="pick-up" title={title}>
      <p>
        {addressLine}, {address.country}
      </p>
      {hours && (
        <p>
          <WholeWords text={hours} />
        </p>
      )}
      {openingHours.length > 0 && <OpenNow hours={{ openingHours, closedDays }} />}
      <DirectionsLink className={textLink.strong} />
    </Note>
  );
}

function Note({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={css.note} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
