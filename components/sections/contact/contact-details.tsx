import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { policies } from '@/data/policies';
import { shop } from '@/data/shop';
import { localPhone } from '@/lib/format/phone';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink, directionsLink } from '@/lib/site/links';
import css from './contact-details.module.css';

/** Every way to reach the shop, as plain links (spec §2). */
export function ContactDetails() {
  const { street, town, county, country } = shop.address;
  return (
    <div className={css.details}>
      <div className={css.actions}>
        <a className={buttonClass('chat')} href={chatLink(helloText)}>
          <Icon name="chat" />
          Chat on WhatsApp
        </a>
        <a className={buttonClass('main')} href={callLink}>
          <Icon name="phone" />
          Call {localPhone(shop.phone)}
        </a>
      </div>
      <dl className={css.facts}>
        <div>
          <dt className={css.what}>Email</dt>
          <dd>
            <a className={css.link} href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className={css.what}>Open</dt>
          <dd>
            {shop.hours}. We reply within {policies.replyWithin}.
          </dd>
        </div>
        <div>
          <dt className={css.what}>Stall</dt>
          <dd>
            {street}, {town}, {county}, {country}
          </dd>
          <dd>
            <a className={css.link} href={directionsLink()} target="_blank" rel="noreferrer">
              Get Directions
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
