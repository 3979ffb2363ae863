import { tabStorage } from '@/lib/browser/phone-storage.client';
import { contactDraftKey as key } from '@/lib/remembered/storage-keys';
import { type ContactMessage, parseDraft } from './contact-message';

/** The form as it was before a reload; empty if storage is blocked. */
export function readDraft(): ContactMessage {
  return parseDraft(tabStorage.get(key) ?? null);
}

/** Keeps the form in the tab's session storage; does nothing if storage is blocked. */
export function saveDraft(message: ContactMessage): void {
  tabStorage.set(key, JSON.stringify(message));
}
