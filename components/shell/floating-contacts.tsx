import { Icon } from '@/components/ui/icon';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink } from '@/lib/site/links';
import css from './floating-contacts.module.css';

/** Chat and call, under the thumb on Home and Shop (spec §2). */
export function FloatingContacts() {
  return (
    <aside className={css.contacts} aria-label="Chat or call" data-screen>
      <a className={css.call} href={callLink} aria-label="Call the shop">
        <Icon name="phone" />
      </a>
      <a className={css.chat} href={chatLink(helloText)} aria-label="Chat on WhatsApp">
        <Icon name="chat" />
      </a>
    </aside>
  );
}
