'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { messages } from '@/data/messages';
import { clearDraft, readDraft, saveDraft } from '@/lib/contact/contact-draft.client';
import { type ContactIssues, contactIssues } from '@/lib/contact/contact-issues';
import { type ContactMessage, contactFields, emptyMessage } from '@/lib/contact/contact-message';
import { sendMessage } from '@/lib/contact/send-message.client';
import { config } from '@/lib/site/config';
import { limits } from '@/lib/site/limits';

const notSent = 'Sorry, that did not go through. Please try again, or send it on WhatsApp.';

/**
 * A message being typed and sent. By default nothing is sent (spec §7); with an endpoint it is, and
 * the success is told only after the endpoint has taken it. What did not go through stays. What the
 * message lacks is told when she sends it, field by field, until she has mended it.
 */
export function useContactForm() {
  const notify = useNotifications();
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(emptyMessage);
  const [sending, setSending] = useState(false);
  const [faults, setFaults] = useState<ContactIssues>({});

  // The form keeps what she typed before the script was there; the draft fills what is empty.
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
    setFaults((told) => stillFaulty(told, contactIssues(now)));
  };

  const finish = () => {
    formRef.current?.reset();
    setTyped(emptyMessage);
    clearDraft();
    notify('success', messages.contactSent);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const found = contactIssues(readForm(form));
    const first = contactFields.find((name) => found[name]);
    // The words stand there when the focus comes: they are read out with the field.
    flushSync(() => setFaults(found));
    if (first) return field(form, first)?.focus();
    if (!config.contactEndpoint) return finish();
    setSending(true);
    try {
      await sendMessage(config.contactEndpoint, readForm(form));
      finish();
    } catch (error) {
      console.error('The message was not sent', error);
      notify('error', notSent, limits.longNoticeMs);
    } finally {
      setSending(false);
    }
  };

  return { formRef, typed, faults, sending, onInput, onSubmit };
}

function field(form: HTMLFormElement, name: keyof ContactMessage) {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-field="${name}"]`);
}

/** Of the faults she was told, those that are left: none is told while she types. */
function stillFaulty(told: ContactIssues, found: ContactIssues): ContactIssues {
  const left: ContactIssues = {};
  for (const name of contactFields) if (told[name] && found[name]) left[name] = found[name];
  return left;
}

function readForm(form: HTMLFormElement): ContactMessage {
  const message = { ...emptyMessage };
  for (const name of contactFields) message[name] = field(form, name)?.value ?? '';
  return message;
}

function fillEmpty(form: HTMLFormElement, draft: ContactMessage): void {
  for (const name of contactFields) {
    const input = field(form, name);
    if (input && !input.value) input.value = draft[name];
  }
}
