'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { shop } from '@/data/shop';
import { clearDraft, readDraft, saveDraft } from '@/lib/contact/contact-draft.client';
import { contactEndpoint } from '@/lib/contact/contact-endpoint';
import { type ContactIssues, contactIssues } from '@/lib/contact/contact-issues';
import {
  type ContactMessage,
  contactFields,
  emptyMessage,
  messageOf,
  trapField,
} from '@/lib/contact/contact-message';
import { sendMessage } from '@/lib/contact/send-message.client';
import { fillText } from '@/lib/format/fill-text';
import { longNoticeMs } from '@/lib/page/notice-times';
import { contactFormWords } from '@/words/contact-form';

/**
 * The state of the message form. Without an endpoint nothing is sent; with one the success is shown
 * once it has accepted the message, or at once for a program's. Missing or wrong fields are
 * reported on submit.
 */
export function useContactForm() {
  const notify = useNotifications();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(emptyMessage);
  const [sending, setSending] = useState(false);
  const [issues, setIssues] = useState<ContactIssues>({});

  // The form may have text from before hydration; the draft fills the empty fields.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    fillEmpty(form, readDraft());
    const now = readForm(form);
    setTyped(now);
    saveDraft(now);
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const now = readForm(event.currentTarget);
    setTyped(now);
    saveDraft(now);
    setIssues((shown) => remaining(shown, contactIssues(now)));
  };

  const finish = () => {
    formRef.current?.reset();
    setTyped(emptyMessage);
    clearDraft();
    notify('success', fillText(contactFormWords.sent, { time: shop.replyWithin }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const found = contactIssues(readForm(form));
    const first = contactFields.find((name) => found[name]);
    // Rendered before the focus moves, so that a screen reader reads the issue with the field.
    flushSync(() => setIssues(found));
    if (first) return field(form, first)?.focus();
    if (!contactEndpoint || isTrapped(form)) return finish();
    setSending(true);
    try {
      await sendMessage(contactEndpoint, readForm(form));
      finish();
    } catch (error) {
      console.error('The message was not sent', error);
      notify('error', contactFormWords.notSent, longNoticeMs);
    } finally {
      setSending(false);
    }
  };

  return { formRef, typed, issues, sending, onInput, onSubmit };
}

function field(form: HTMLFormElement, name: keyof ContactMessage) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field="${name}"]`);
}

/** Whether the trap is filled in: such a message is thanked for and not sent. */
function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector<HTMLInputElement>(`[name="${trapField}"]`)?.value);
}

/** The shown issues that are still there: while typing, issues can only disappear, never appear. */
function remaining(shown: ContactIssues, found: ContactIssues): ContactIssues {
  const rest: ContactIssues = {};
  for (const name of contactFields) if (shown[name] && found[name]) rest[name] = found[name];
  return rest;
}

function readForm(form: HTMLFormElement): ContactMessage {
  return messageOf((name) => field(form, name)?.value ?? '');
}

function fillEmpty(form: HTMLFormElement, draft: ContactMessage): void {
  for (const name of contactFields) {
    const input = field(form, name);
    if (input && !input.value) input.value = draft[name];
  }
}
