import type { Metadata } from 'next';
import { Story } from '@/components/sections/about/story';
import { Values } from '@/components/sections/about/values';
import { PageTitle } from '@/components/ui/page-title';

export const metadata: Metadata = {
  title: 'About us',
  description:
    'A stall in Thika that sells shoes and clothes, wholesale and retail: how it began, what we hold to, and the figures so far.',
  alternates: { canonical: '/about/' },
};

export default function AboutPage() {
  return (
    <>
      <PageTitle title="From one table in Thika" />
      <Story />
      <Values />
    </>
  );
}
