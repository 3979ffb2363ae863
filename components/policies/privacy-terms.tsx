import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { contactEndpoint, isFormChat, mapsKey } from '@/lib/contact/contact-settings';
import { hasDollars } from '@/lib/facts/dollars';
import { addressLine } from '@/lib/facts/shop-facts';
import { fillText } from '@/lib/format/fill-text';
import { localPhone } from '@/lib/format/phone';
import { callLink } from '@/lib/links/chat-and-call';
import { otherLanguages } from '@/lib/links/languages';
import { shopperKeys } from '@/lib/remembered/storage-keys';
import { isText } from '@/lib/values/unknown-values';
import { privacyWords } from '@/words/privacy';
import css from './privacy-terms.module.css';

/** The data on the phone, as far as the shop can store it. */
const kept: readonly string[] = [
  ...(Object.keys(shopperKeys) as (keyof typeof shopperKeys)[])
    .filter((what) => what !== 'payment' || hasDollars)
    .filter((what) => what !== 'language' || otherLanguages.length > 0)
    .map((what) => privacyWords.keeps[what]),
  ...(process.env.NEXT_PUBLIC_SERVICE_WORKER === '0' ? [] : [privacyWords.pages]),
];

/** Who else sees something, and when: others of whom this shop makes use. */
const others = [
  privacyWords.host,
  hasDollars && privacyWords.payPal,
  mapsKey && visit.location && privacyWords.map,
  visit.location && privacyWords.directions,
  formText(),
  privacyWords.share,
].filter(isText);

/**
 * The service that receives the message form; nothing for the sample's form, which sends nothing.
 */
function formText(): string | undefined {
  if (contactEndpoint)
    return fillText(privacyWords.form, { host: new URL(contactEndpoint).hostname });
  return isFormChat ? privacyWords.formInChat : undefined;
}

/** The data on the shopper's phone. */
export function KeptOnPhone() {
  return (
    <Part id="phone" title={privacyWords.phone}>
      <p>{privacyWords.phoneText}</p>
      <Points points={kept} />
    </Part>
  );
}

/**
 * The shop's data about a shopper, the data that others receive, the shopper's rights, and the
 * person who is responsible.
 */
export function PrivacyTerms() {
  const isKenyan = address.countryCode === 'KE';
  return (
    <>
      <Part id="chat" title={privacyWords.chat}>
        <p>{privacyWords.chatText}</p>
        <p>{privacyWords.chatLink}</p>
      </Part>
      <Part id="none" title={privacyWords.none}>
        <p>{privacyWords.noneText}</p>
      </Part>
      <Part id="others" title={privacyWords.others}>
        <Points points={others} />
      </Part>
      <Part id="shop" title={privacyWords.shop}>
        <p>{privacyWords.shopText}</p>
      </Part>
      <Part id="rights" title={privacyWords.rights}>
        <p>{isKenyan ? privacyWords.rightsKenya : privacyWords.rightsElsewhere}</p>
        {isKenyan && <p>{privacyWords.commissioner}</p>}
      </Part>
      <Part id="responsible" title={privacyWords.responsible}>
        <p>
          {shop.name}
          <br />
          {[addressLine, address.country].filter(Boolean).join(', ')}
        </p>
        <p className={css.reach}>
          <a className={css.link} href={callLink}>
            {localPhone(shop.phone)}
          </a>
          {visit.email && (
            <a className={css.link} href={`mailto:${visit.email}`}>
              {visit.email}
            </a>
          )}
        </p>
      </Part>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <Fold title={{ text: <h2 id={id}>{title}</h2> }}>{children}</Fold>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ul role="list">
      {points.map((point) => (
        <li key={point} className={css.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}
