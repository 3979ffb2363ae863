import type { ReactNode } from 'react';
import { OpenNow } from '@/components/contact/open-now.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { placeText } from '@/lib/facts/place';
import { addressLine } from '@/lib/facts/shop-facts';
import { fillText, textAround } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink, callLinkOf, chatLink, directionsLink } from '@/lib/links/links';
import { helloText } from '@/lib/order/order-text';
import { contactWords } from '@/words/contact';
import css from './contact-details.module.css';
import { StreetPlan } from './street-plan';

/**
 * The shop's chat, phone, email, hours and address, as plain links, beside the plan of its streets.
 */
export function ContactDetails() {
  const { location, openingHours = [], closedDays = [], streets } = visit;
  const directions = location && (
    <a className={css.link} href={directionsLink(location)} target="_blank" rel="noreferrer">
      {contactWords.directions}
    </a>
  );
  const [beforePhone, afterPhone] = textAround(contactWords.call, 'phone');
  return (
    <div className={css.details}>
      <div className={css.said}>
        <div className={css.actions}>
          <a className={buttonClass('chat')} href={chatLink(helloText())}>
            <Icon name="chat" />
            {contactWords.chat}
          </a>
          <a className={buttonClass('main')} href={callLink}>
            <PhoneIcon />
            <span>
              {beforePhone}
              <span className={css.phone}>{localPhone(shop.phone)}</span>
              {afterPhone}
            </span>
          </a>
          {openingHours.length > 0 && <OpenNow hours={{ openingHours, closedDays }} />}
        </div>
        <Facts directions={!streets && directions} />
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

/** When the shop is open or answers, and where it is, with the way there where no plan has it. */
function Facts({ directions }: { directions: ReactNode }) {
  const { email, hours } = visit;
  const [account, host] = email?.split(/(?<=@)/) ?? [];
  return (
    <dl className={css.facts}>
      <div>
        <dt className={css.what}>{hours ? contactWords.open : contactWords.replies}</dt>
        <dd>
          {hours
            ? fillText(contactWords.hours, { hours, time: shop.replyWithin })
            : fillText(contactWords.replyTime, { time: shop.replyWithin })}
        </dd>
      </div>
      {shop.secondPhone && (
        <div>
          <dt className={css.what}>{contactWords.secondPhone}</dt>
          <dd>
            <a className={css.link} href={callLinkOf(shop.secondPhone)}>
              {localPhone(shop.secondPhone)}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt className={css.what}>{contactWords.email}</dt>
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
        <dt className={css.what}>{placeText.name}</dt>
        <dd>
          {addressLine}, {address.country}
        </dd>
        {directions && <dd>{directions}</dd>}
      </div>
    </dl>
  );
}
