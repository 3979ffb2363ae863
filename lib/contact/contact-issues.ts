import type { ContactMessage } from './contact-message';

/** The fields that lack something, each with what to tell her. */
export type ContactIssues = Partial<Record<keyof ContactMessage, string>>;

/** What browsers take for an email address (HTML Standard, "valid email address"). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** What a message lacks: name, email and words are needed, the phone is not (spec §5). */
export function contactIssues(typed: ContactMessage): ContactIssues {
  const faults: ContactIssues = {};
  if (!typed.name.trim()) faults.name = 'Tell us your name.';
  if (!email.test(typed.email.trim())) faults.email = 'We need an email such as name@example.com.';
  if (!typed.message.trim()) faults.message = 'Write your message here.';
  return faults;
}
