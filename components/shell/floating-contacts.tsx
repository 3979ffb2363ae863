import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { helloText } from '@/lib/order/order-text';
import { callLink } from '@/lib/site/call-link';
import { chatLink } from '@/lib/site/links';
import { words } from '@/lib/words/words';
import css from './floating-contacts.module.css';

const { contact, floatingContacts } = words;

/**
 * Chat and call behind one button, always in view on Home and Shop. It is a popover, so it works without
 * script (docs/behaviour.md 1.8, 48.3).
 */
export function FloatingContacts() {
  return (
    <aside aria-label={floatingContacts.name} data-no-print="">
      <button
        type="button"
        className={css.button}
        popoverTarget="contacts"
        aria-label={floatingContacts.name}
      >
        {/* WhatsApp's sign: a handset in a speech bubble. */}
        <LineDrawing path="M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.2A8 8 0 1 1 20 11.5Zm-11-3.2c-.6 2.8 2.7 6.5 6 6.2l.3-.6-1.4-.7M9.5 8.3l.7 1.5" />
      </button>
      <div id="contacts" className={css.links} popover="auto">
        <a className={buttonClass('chat')} href={chatLink(helloText(words.order))}>
          {contact.chat}
        </a>
        <a className={buttonClass('plain')} href={callLink}>
          {floatingContacts.call}
        </a>
      </div>
    </aside>
  );
}
