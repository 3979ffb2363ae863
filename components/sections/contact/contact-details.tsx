import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { address, shop, visit } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink, directionsLink } from '@/lib/site/links';
import { words } from '@/lib/words/words';
import css from './contact-details.module.css';

const { contact } = words;

/** The shop's chat, phone, email, hours and address, as plain links (docs/behaviour.md 10.9). */
export function ContactDetails() {
  const { street, town, county, country } = address;
  return (
    <div className={css.details}>
      <div className={css.actions}>
        <a className={buttonClass('chat')} href={chatLink(helloText(words.order))}>
          <Icon name="chat" />
          {contact.chat}
        </a>
        <a className={buttonClass('main')} href={callLink}>
          <PhoneIcon />
          {fillText(contact.call, { phone: localPhone(shop.phone) })}
        </a>
      </div>
      <dl className={css.facts}>
        <div>
          <dt className={css.what}>{contact.email}</dt>
          <dd>
            <a className={css.link} href={`mailto:${visit.email}`}>
              {visit.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className={css.what}>{contact.open}</dt>
          <dd>{fillText(contact.hours, { hours: visit.hours, time: shop.replyWithin })}</dd>
        </div>
        <div>
          <dt className={css.what}>{contact.stall}</dt>
          <dd>
            {street}, {town}, {county}, {country}
          </dd>
          <dd>
            <a
              className={css.link}
              href={directionsLink(visit.location)}
              target="_blank"
              rel="noreferrer"
            >
              {contact.directions}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
