import { contactDraftKey as key } from '@/lib/remembered/storage-keys';
import { type ContactMessage, parseDraft } from './contact-message';

/** The form as it was before a reload; empty if storage is blocked. */
export function readDraft(): ContactMessage {
  try {
    return parseDraft(window.sessionStorage.getItem(key));
  } catch {
    return parseDraft(null);
  }
}

/** Keeps the form in the tab's session storage; does nothing if storage is blocked. */
export function saveDraft(message: ContactMessage): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(message));
  } catch {}
}
