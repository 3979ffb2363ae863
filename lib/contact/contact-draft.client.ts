import { shop } from '@/data/shop';
import { type ContactMessage, parseDraft } from './contact-message';

const key = `${shop.id}-contact`;

/** What she had typed before the page was reloaded; empty where storage is blocked. */
export function readDraft(): ContactMessage {
  try {
    return parseDraft(window.sessionStorage.getItem(key));
  } catch {
    return parseDraft(null);
  }
}

/** Keeps what she types for as long as the tab is open; where storage is blocked, nothing is kept. */
export function saveDraft(message: ContactMessage): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(message));
  } catch {}
}

export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {}
}
