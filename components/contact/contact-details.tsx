import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { OpeningWeek } from '@/components/contact/hours/opening-week.client';
import { OpenNow } from '@/components/contact/open-now.client';
import { buttonClass } from '@/components/ui/button';
import { DirectionsLink } from '@/components/ui/directions-link';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { namedClosedDays, weekOf } from '@/lib/contact/opening-days';
import { addressLine, placeText } from '@/lib/facts/shop-facts';
import { fillText, textAround } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink, callLinkOf, chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { contactWords } from '@/words/contact';
import { languageWords } from '@/words/language';
import css from './contact-details.module.css';

const { openingHours = [], closedDays = [] } = visit;

/**
 * How to reach the shop: chat and call, where it is, and its hours day by day. `builtOn` is the day on which the page is written, 'YYYY-MM-DD'; `children` are drawn below.
 */
export function ContactDetails({ builtOn, children }: { builtOn: string; children?: ReactNode }) {
  return (
    <div className={css.details}>
      <Writing />
      <Calling />
      <Place />
      {openingHours.length > 0 && (
        <section className={css.box} aria-labelledby="hours">
          <h2 id="hours" className={css.title}>
            {contactWords.open}
          </h2>
          <OpeningWeek
            week={weekOf(openingHours, languageWords.tag)}
            closedDays={namedClosedDays(closedDays, languageWords.tag)}
            builtOn={builtOn}
          />
        </section>
      )}
      {children && <div className={css.below}>{children}</div>}
    </div>
  );
}

/** The chat, how soon it answers, and the email. */
function Writing() {
  const { email } = visit;
  const [account, host] = email?.split(/(?<=@)/) ?? [];
  return (
    <section className={css.box} aria-labelledby="writing">
      <h2 id="writing" className={css.title}>
        {contactWords.writing}
      </h2>
      <p>{fillText(contactWords.replyTime, { time: shop.replyWithin })}</p>
      {email && (
        <a className={css.link} href={`mailto:${email}`}>
          {/* With large text it breaks before its host. */}
          {account}
          <wbr />
          {host}
        </a>
      )}
      <a className={clsx(buttonClass('chat'), css.way)} href={chatLink(helloText())}>
        <Icon name="chat" />
        {contactWords.chat}
      </a>
    </section>
  );
}

/** The phone, whether somebody is there now, and the second number. */
function Calling() {
  const [before, after] = textAround(contactWords.call, 'phone');
  return (
    <section className={css.box} aria-labelledby="calling">
      <h2 id="calling" className={css.title}>
        {contactWords.calling}
      </h2>
      {openingHours.length > 0 && <OpenNow hours={{ openingHours, closedDays }} />}
      <a className={clsx(buttonClass('plain'), css.way)} href={callLink}>
        <PhoneIcon />
        <span>
          {before}
          <span className={css.phone}>{localPhone(shop.phone)}</span>
          {after}
        </span>
      </a>
      {shop.secondPhone && (
        <a className={css.link} href={callLinkOf(shop.secondPhone)}>
          {localPhone(shop.secondPhone)}
        </a>
      )}
    </section>
  );
}

/** The address, and the way there where the shop has a position. */
function Place() {
  return (
    <section className={css.box} aria-labelledby="place">
      <h2 id="place" className={css.title}>
        {placeText.name}
      </h2>
      <p>
        {addressLine}, {address.country}
      </p>
      <DirectionsLink className={clsx(buttonClass('plain'), css.way)} />
    </section>
  );
}
