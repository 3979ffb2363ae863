import { pageMetadata } from '@/app/page-metadata';
import { Story } from '@/components/about/story';
import { Values } from '@/components/about/values';
import { WaysOn } from '@/components/about/ways-on';
import { CategoryTiles } from '@/components/home/category-tiles';
import { PageTitle } from '@/components/ui/page-title';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { pageText } from '@/lib/facts/texts';
import { pagePaths } from '@/lib/links/page-paths';

export const generateMetadata = () => pageMetadata(pagePaths.about, 'website');

export default async function AboutPage() {
  const { about, people } = await loadScenes();
  const { categories } = await loadCatalogue();
  return (
    <>
      <PageTitle title={pageText('about', 'heading')} />
      <Story scene={about} people={people} />
      <Values />
      <CategoryTiles categories={categories} />
      <WaysOn />
    </>
  );
}
