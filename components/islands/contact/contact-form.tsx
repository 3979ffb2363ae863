'use client';

import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { buttonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/config';
import { contactText } from '@/lib/contact-message';
import { chatAddress, chatLink } from '@/lib/links';
import css from './contact-form.module.css';
import { useContactForm } from './use-contact-form';

/**
 * Before the script is there, and without it, the form goes where it can by itself: to the owner's
 * endpoint, or the message alone into the shop's chat.
 */
const withoutScript = config.contactEndpoint
  ? { action: config.contactEndpoint, method: 'post', message: 'message' }
  : { action: chatAddress, method: 'get', message: 'text' };

/** The message form (spec §2, §5); beside it the same message as a chat (design §4.9). */
export function ContactForm() {
  const { formRef, typed, sending, onInput, onSubmit } = useContactForm();
  // Where only the message goes by itself, nothing else is asked for without script.
  const unposted = !config.contactEndpoint || undefined;
  const posted = (name: string) => (unposted ? {} : { name });
  const required = useHydrated() || !unposted;
  const shared = { className: css.input, readOnly: sending };
  return (
    <form
      ref={formRef}
      className={css.form}
      action={withoutScript.action}
      method={withoutScript.method}
      aria-busy={sending}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <label className={css.label} data-needs-script={unposted}>
        Name
        <input
          {...shared}
          {...posted('name')}
          data-field="name"
          autoComplete="name"
          required={required}
        />
      </label>
      <label className={css.label} data-needs-script={unposted}>
        Email
        <input
          {...shared}
          {...posted('email')}
          data-field="email"
          type="email"
          autoComplete="email"
          required={required}
        />
      </label>
      <label className={css.label} data-needs-script={unposted}>
        Phone (optional)
        <input {...shared} {...posted('phone')} data-field="phone" type="tel" autoComplete="tel" />
      </label>
      <label className={css.label}>
        Message
        <textarea {...shared} name={withoutScript.message} data-field="message" rows={5} required />
      </label>
      <div className={css.actions}>
        <button type="submit" className={buttonLook('main')} aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
        <a className={buttonLook('chat')} href={chatLink(contactText(typed))}>
          <Icon name="chat" />
          Send it on WhatsApp
        </a>
      </div>
    </form>
  );
}
