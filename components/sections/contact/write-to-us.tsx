import '@/components/islands/contact/contact-form.module.css';
import { LaterContactForm } from '@/components/islands/contact/later-contact-form';
import { Section } from '@/components/ui/section';

/** The message form under its heading (spec §2). */
export function WriteToUs() {
  return (
    <Section id="write" title="Write to us" tone="deep">
      <LaterContactForm />
    </Section>
  );
}
