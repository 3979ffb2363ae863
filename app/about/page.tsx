import { pageMetadata } from '@/app/page-metadata';
import { Story } from '@/components/sections/about/story';
import { Values } from '@/components/sections/about/values';
import { PageTitle } from '@/components/ui/page-title';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';

export const generateMetadata = () => pageMetadata('/about/', 'website');

export default async function AboutPage() {
  const { about } = await loadScenes();
  return (
    <>
      <PageTitle title="From one table in Thika" />
      <Story scene={about} />
      <Values />
    </>
  );
}
