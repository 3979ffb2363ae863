'use client';

import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { contactEndpoint } from '@/lib/contact/contact-endpoint';
import { type ContactMessage, contactText, trapField } from '@/lib/contact/contact-message';
import { chatAddress, chatLink } from '@/lib/links/links';
import { contactFormWords } from '@/words/contact-form';
import css from './contact-form.module.css';
import { useContactForm } from './use-contact-form.client';

/**
 * Where the form goes without script: its fields to the owner's endpoint, or, without one, the message
 * alone to the shop's chat.
 */
const withoutScript = contactEndpoint
  ? { action: contactEndpoint, method: 'post', message: 'message' }
  : { action: chatAddress, method: 'get', message: 'text' };

/** The message form, with a link that sends the same message by chat. */
export function ContactForm() {
  const form = useContactForm();
  const { typed, issues, sending } = form;
  // Where only the message is sent without script, no other field is required then.
  const unposted = !contactEndpoint || undefined;
  const posted = (name: string) => (unposted ? {} : { name });
  const hydrated = useHydrated();
  const required = hydrated || !unposted;
  const shared = (name: keyof ContactMessage) => ({
    className: css.input,
    readOnly: sending,
    'data-field': name,
    'aria-invalid': issues[name] ? true : undefined,
    'aria-describedby': issues[name] && `${name}-issue`,
  });
  const issue = (name: keyof ContactMessage) =>
    issues[name] && (
      <p id={`${name}-issue`} className={css.issue}>
        {issues[name]}
      </p>
    );
  return (
    <form
      ref={form.formRef}
      className={css.form}
      action={withoutScript.action}
      method={withoutScript.method}
      // With script the messages beneath the fields replace the browser's own.
      noValidate={hydrated}
      aria-busy={sending}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
    >
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          {contactFormWords.name}
          <input {...shared('name')} {...posted('name')} autoComplete="name" required={required} />
        </label>
        {issue('name')}
      </div>
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          {contactFormWords.email}
          <input
            {...shared('email')}
            {...posted('email')}
            type="email"
            autoComplete="email"
            required={required}
          />
        </label>
        {issue('email')}
      </div>
      <div className={css.field} data-needs-script={unposted}>
        <label className={css.label}>
          {contactFormWords.phone}
          <input {...shared('phone')} {...posted('phone')} type="tel" autoComplete="tel" />
        </label>
      </div>
      <div className={css.field}>
        <label className={css.label}>
          {contactFormWords.message}
          <textarea {...shared('message')} name={withoutScript.message} rows={5} required />
        </label>
        {issue('message')}
      </div>
      {contactEndpoint && (
        <input
          name={trapField}
          className={css.trap}
          autoComplete="off"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <div className={css.actions}>
        <a className={buttonClass('chat')} href={chatLink(contactText(typed))}>
          <Icon name="chat" />
          {contactFormWords.chat}
        </a>
        <button type="submit" className={buttonClass('plain')} aria-disabled={sending}>
          {sending ? contactFormWords.sending : contactFormWords.send}
        </button>
      </div>
    </form>
  );
}
