import { FloatingButton } from '@/components/shell/floating-button.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callLink, chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { contactWords } from '@/words/contact';
import { shellWords } from '@/words/shell';
import css from './floating-contacts.module.css';

const floatingContacts = shellWords.floatingContacts;

/**
 * Chat and call behind one button that floats on Home and Shop. It is a popover, so it works without
 * script.
 */
export function FloatingContacts() {
  return (
    <aside aria-label={floatingContacts.name} data-no-print="">
      <FloatingButton
        className={css.button}
        popoverTarget="contacts"
        aria-label={floatingContacts.name}
      >
        <Icon name="chat" />
      </FloatingButton>
      <div id="contacts" className={css.links} popover="auto">
        <a className={buttonClass('chat')} href={chatLink(helloText())}>
          {contactWords.chat}
        </a>
        <a className={buttonClass('plain')} href={callLink}>
          {floatingContacts.call}
        </a>
      </div>
    </aside>
  );
}
