import { contactFormWords } from '@/words/contact-form';
import type { ContactMessage } from './contact-message';

/** The missing or wrong fields, each with the sentence shown beneath it. */
export type ContactIssues = Partial<Record<keyof ContactMessage, string>>;

/** An email address as browsers validate it (HTML Standard, "valid email address"). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** What a message lacks: name, email and message are required. */
export function contactIssues(typed: ContactMessage): ContactIssues {
  const issues: ContactIssues = {};
  if (!typed.name.trim()) issues.name = contactFormWords.noName;
  if (!EMAIL.test(typed.email.trim())) issues.email = contactFormWords.noEmail;
  if (!typed.message.trim()) issues.message = contactFormWords.noMessage;
  return issues;
}
