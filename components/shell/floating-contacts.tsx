import { FloatingLink } from '@/components/shell/floating/floating.client';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { callLink, chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { contactWords } from '@/words/contact';
import { shellWords } from '@/words/shell';
import css from './floating-contacts.module.css';

const floatingContacts = shellWords.floatingContacts;

/** Chat and call, one tap each, which float on Home and Shop. */
export function FloatingContacts() {
  return (
    <aside id="contacts" aria-label={floatingContacts.name} data-no-print="">
      <FloatingLink
        className={css.chat}
        href={chatLink(helloText())}
        aria-label={contactWords.chat}
      >
        <Icon name="chat" />
      </FloatingLink>
      <FloatingLink className={css.call} href={callLink} aria-label={floatingContacts.call}>
        <PhoneIcon />
      </FloatingLink>
    </aside>
  );
}
