import { OpenNow } from '@/components/contact/open-now.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { fillText, textAround } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { helloText } from '@/lib/order/order-text';
import { callLink, callLinkOf, chatLink, directionsLink } from '@/lib/site/links';
import { addressLine } from '@/lib/site/shop-facts';
import { contactWords } from '@/words/contact';
import { openNowWords } from '@/words/open-now';
import { orderTextWords } from '@/words/order-text';
import css from './contact-details.module.css';
import { StreetPlan } from './street-plan';

const contact = contactWords;

/**
 * The shop's chat, phone, email, hours and address, as plain links, beside the plan of its streets.
 */
export function ContactDetails() {
  const { email, hours, location, openingHours = [], closedDays = [], streets } = visit;
  const directions = location && (
    <a className={css.link} href={directionsLink(location)} target="_blank" rel="noreferrer">
      {contact.directions}
    </a>
  );
  const [beforePhone, afterPhone] = textAround(contact.call, 'phone');
  const [account, host] = email?.split(/(?<=@)/) ?? [];
  return (
    <div className={css.details}>
      <div className={css.said}>
        <div className={css.actions}>
          <a className={buttonClass('chat')} href={chatLink(helloText(orderTextWords))}>
            <Icon name="chat" />
            {contact.chat}
          </a>
          <a className={buttonClass('main')} href={callLink}>
            <PhoneIcon />
            <span>
              {beforePhone}
              <span className={css.phone}>{localPhone(shop.phone)}</span>
              {afterPhone}
            </span>
          </a>
          {openingHours.length > 0 && (
            <OpenNow words={openNowWords} hours={{ openingHours, closedDays }} />
          )}
        </div>
        <dl className={css.facts}>
          <div>
            <dt className={css.what}>{hours ? contact.open : contact.replies}</dt>
            <dd>
              {hours
                ? fillText(contact.hours, { hours, time: shop.replyWithin })
                : fillText(contact.replyTime, { time: shop.replyWithin })}
            </dd>
          </div>
          {shop.secondPhone && (
            <div>
              <dt className={css.what}>{contact.secondPhone}</dt>
              <dd>
                <a className={css.link} href={callLinkOf(shop.secondPhone)}>
                  {localPhone(shop.secondPhone)}
                </a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt className={css.what}>{contact.email}</dt>
              <dd>
                <a className={css.link} href={`mailto:${email}`}>
                  {/* With large text it breaks before its host. */}
                  {account}
                  <wbr />
                  {host}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt className={css.what}>{contact.stall}</dt>
            <dd>
              {addressLine}, {address.country}
            </dd>
            {!streets && directions && <dd>{directions}</dd>}
          </div>
        </dl>
      </div>
      {streets && (
        <figure className={css.plan}>
          <StreetPlan streets={streets} />
          {directions && <figcaption className={css.caption}>{directions}</figcaption>}
        </figure>
      )}
    </div>
  );
}
