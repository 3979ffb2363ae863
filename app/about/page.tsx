import { pageMetadata } from '@/app/page-metadata';
import { Story } from '@/components/sections/about/story';
import { Values } from '@/components/sections/about/values';
import { PageTitle } from '@/components/ui/page-title';

export const metadata = pageMetadata('/about/', 'website');

export default function AboutPage() {
  return (
    <>
      <PageTitle title="From one table in Thika" />
      <Story />
      <Values />
    </>
  );
}
