'use client';

import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNotifications } from '@/components/notices/use-notifications.client';
import { shop } from '@/data/shop';
import { longNoticeMs } from '@/lib/browser/notice-times';
import { readDraft, saveDraft } from '@/lib/contact/contact-draft.client';
import { type ContactIssues, contactIssues } from '@/lib/contact/contact-issues';
import {
  type ContactMessage,
  contactFields,
  contactText,
  emptyMessage,
  messageOf,
  trapField,
} from '@/lib/contact/contact-message';
import { contactEndpoint, isFormChat } from '@/lib/contact/contact-settings';
import { sendMessage } from '@/lib/contact/send-message.client';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { onForgotten } from '@/lib/remembered/forgotten.client';
import { contactFormWords } from '@/words/contact-form';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The state of the message form. With an endpoint the success is shown once it has accepted the
 * message, or at once for a program's; without one the chat opens with it, and the draft stays. Missing or wrong fields are
 * reported on submit.
 */
export function useContactForm() {
  const notify = useNotifications();
  const fields = useRef<Partial<Record<keyof ContactMessage, Field | null>>>({});
  const [typed, setTyped] = useState(emptyMessage);
  const [sending, setSending] = useState(false);
  const [issues, setIssues] = useState<ContactIssues>({});

  // The fields may have text from before hydration; the draft fills the empty ones. A layout effect, as the
  // next render would replace that text by the state's.
  useLayoutEffect(() => {
    const draft = readDraft();
    setTyped(messageOf((name) => fields.current[name]?.value || draft[name]));
  }, []);
  useEffect(() => saveDraft(typed), [typed]);
  useEffect(() => onForgotten(() => setTyped(emptyMessage)), []);

  const type = (name: keyof ContactMessage, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    const found = contactIssues({ ...typed, [name]: text });
    setIssues((shown) => remaining(shown, found));
  };

  const finish = (form: HTMLFormElement) => {
    // The trap is no state: a program fills it in without an event.
    form.reset();
    setTyped(emptyMessage);
    notify('success', fillText(contactFormWords.sent, { time: shop.replyWithin }));
  };

  const openChat = () => {
    window.open(chatLink(contactText(typed)), '_blank', 'noopener');
    notify('info', contactFormWords.inChat, longNoticeMs);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const found = contactIssues(typed);
    const first = contactFields.find((name) => found[name]);
    // Rendered before the focus moves, so that a screen reader reads the issue with the field.
    flushSync(() => setIssues(found));
    if (first) return fields.current[first]?.focus();
    if (isFormChat) return openChat();
    if (!contactEndpoint || isTrapped(form)) return finish(form);
    setSending(true);
    try {
      await sendMessage(contactEndpoint, typed);
      finish(form);
    } catch (error) {
      console.error('The message was not sent', error);
      notify('error', contactFormWords.notSent, longNoticeMs);
    } finally {
      setSending(false);
    }
  };

  /** The attributes of a field, an input or a textarea. */
  const field = (name: keyof ContactMessage) => ({
    ref: (element: Field | null) => {
      fields.current[name] = element;
    },
    value: typed[name],
    readOnly: sending,
    onChange: ({ currentTarget }: ChangeEvent<Field>) => type(name, currentTarget.value),
    'aria-invalid': issues[name] ? true : undefined,
    'aria-describedby': issues[name] && `${name}-issue`,
  });
  return { typed, issues, sending, field, onSubmit };
}

/** Whether the trap is filled in: such a message is thanked for and not sent. */
function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(trapField));
}

/** The shown issues that are still there: while typing, issues can only disappear, never appear. */
function remaining(shown: ContactIssues, found: ContactIssues): ContactIssues {
  const rest: ContactIssues = {};
  for (const name of contactFields) if (shown[name] && found[name]) rest[name] = found[name];
  return rest;
}
