'use client';

import { LaterIsland, laterIsland } from '@/components/islands/hydration/later-island';

const contactForm = laterIsland(
  'message',
  async () => (await import('./contact-form')).ContactForm,
);

/** The message form, its script when she comes near it. */
export function LaterContactForm() {
  return <LaterIsland island={contactForm} props={{}} />;
}
