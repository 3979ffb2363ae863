'use client';

import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ContactMessage, contactText } from '@/lib/contact/contact-message';
import { config } from '@/lib/site/config';
import { chatAddress, chatLink } from '@/lib/site/links';
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
  const { formRef, typed, faults, sending, onInput, onSubmit } = useContactForm();
  // Where only the message goes by itself, nothing else is asked for without script.
  const unposted = !config.contactEndpoint || undefined;
  const posted = (name: string) => (unposted ? {} : { name });
  const hydrated = useHydrated();
  const required = hydrated || !unposted;
  const shared = (name: keyof ContactMessage) => ({
    className: css.input,
    readOnly: sending,
    'data-field': name,
    'aria-invalid': faults[name] ? true : undefined,
    'aria-describedby': faults[name] && `${name}-fault`,
  });
  const fault = (name: keyof ContactMessage) =>
    faults[name] && (
      <p id={`${name}-fault`} className={css.fault}>
        {faults[name]}
      </p>
    );
  return (
    <form
      ref={formRef}
      className={css.form}
      action={withoutScript.action}
      method={withoutScript.method}
      // With script the words beneath a field do what the browser's own would, and stay.
      noValidate={hydrated}
      aria-busy={sending}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          Name
          <input {...shared('name')} {...posted('name')} autoComplete="name" required={required} />
        </label>
        {fault('name')}
      </div>
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          Email
          <input
            {...shared('email')}
            {...posted('email')}
            type="email"
            autoComplete="email"
            required={required}
          />
        </label>
        {fault('email')}
      </div>
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          Phone (optional)
          <input {...shared('phone')} {...posted('phone')} type="tel" autoComplete="tel" />
        </label>
      </div>
      <div className={css.field}>
        <label className={css.label}>
          Message
          <textarea {...shared('message')} name={withoutScript.message} rows={5} required />
        </label>
        {fault('message')}
      </div>
      <div className={css.actions}>
        <button type="submit" className={buttonClass('main')} aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </button>
        <a className={buttonClass('chat')} href={chatLink(contactText(typed))}>
          <Icon name="chat" />
          Send it on WhatsApp
        </a>
      </div>
    </form>
  );
}
