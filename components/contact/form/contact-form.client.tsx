'use client';

import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ContactIssues } from '@/lib/contact/contact-issues';
import { type ContactMessage, contactText, trapField } from '@/lib/contact/contact-message';
import { contactEndpoint, isFormChat } from '@/lib/contact/contact-settings';
import { chatAddress, chatLink } from '@/lib/links/chat-and-call';
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

/** The message form, which sends to the owner's endpoint or into the chat. */
export function ContactForm() {
  const form = useContactForm();
  const { typed, issues, sending } = form;
  const hydrated = useHydrated();
  // Where only the message is sent without script, no other field is required then.
  const required = hydrated || Boolean(contactEndpoint);
  const field = (name: keyof ContactMessage) => ({
    ...form.field(name),
    className: css.input,
    ...(contactEndpoint && { name }),
  });
  return (
    <form
      className={css.form}
      action={withoutScript.action}
      method={withoutScript.method}
      // With script the messages beneath the fields replace the browser's own.
      noValidate={hydrated}
      aria-busy={sending}
      onSubmit={form.onSubmit}
    >
      <Row name="name" issues={issues}>
        {contactFormWords.name}
        <input {...field('name')} autoComplete="name" required={required} />
      </Row>
      <Row name="email" issues={issues}>
        {contactFormWords.email}
        <input {...field('email')} type="email" autoComplete="email" required={required} />
      </Row>
      <Row name="phone" issues={issues}>
        {contactFormWords.phone}
        <input {...field('phone')} type="tel" autoComplete="tel" />
      </Row>
      <Row name="message" issues={issues}>
        {contactFormWords.message}
        <textarea {...field('message')} name={withoutScript.message} rows={5} required />
      </Row>
      {contactEndpoint && (
        <input
          name={trapField}
          className={css.trap}
          autoComplete="off"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <div className={clsx(css.actions, css.whole)}>
        {isFormChat ? (
          <button type="submit" className={buttonClass('chat')}>
            <Icon name="chat" />
            {contactFormWords.chat}
          </button>
        ) : (
          <>
            <a className={buttonClass('chat')} href={chatLink(contactText(typed))}>
              <Icon name="chat" />
              {contactFormWords.chat}
            </a>
            <button type="submit" className={buttonClass('plain')} aria-disabled={sending}>
              {sending ? contactFormWords.sending : contactFormWords.send}
            </button>
          </>
        )}
      </div>
    </form>
  );
}

/** A field with its label, and what is missing or wrong beneath it. */
function Row({
  name,
  issues,
  children,
}: {
  name: keyof ContactMessage;
  issues: ContactIssues;
  children: ReactNode;
}) {
  const isShort = name === 'email' || name === 'phone';
  const isPosted = Boolean(contactEndpoint) || name === 'message';
  return (
    <div
      className={clsx(css.field, !isShort && css.whole)}
      data-needs-script={isPosted ? undefined : true}
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: its field is among the children */}
      <label className={css.label}>{children}</label>
      {issues[name] && (
        <p id={`${name}-issue`} className={css.issue}>
          {issues[name]}
        </p>
      )}
    </div>
  );
}
