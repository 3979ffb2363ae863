import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink } from '@/lib/site/links';
import { words } from '@/lib/words/words';
import css from './floating-contacts.module.css';

const { contact, floatingContacts } = words;

/** Chat and call, always in view on Home and Shop (docs/behaviour.md 1.8). */
export function FloatingContacts() {
  return (
    <aside className={css.contacts} aria-label={floatingContacts.name} data-no-print="">
      <a className={css.call} href={callLink} aria-label={floatingContacts.call}>
        <PhoneIcon />
      </a>
      <a className={css.chat} href={chatLink(helloText(words.order))} aria-label={contact.chat}>
        <Icon name="chat" />
      </a>
    </aside>
  );
}
