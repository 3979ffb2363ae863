import type { Metadata } from 'next';
import { CategoryWays } from '@/components/page/category-ways';
import { NotFound } from '@/components/page/not-found';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { notFoundWords } from '@/words/not-found';

export const metadata: Metadata = { title: notFoundWords.documentTitle };

export default async function NotFoundPage() {
  const [{ lost }, { categories }] = await Promise.all([loadScenes(), loadCatalogue()]);
  return (
    <NotFound scene={lost}>
      <CategoryWays categories={categories} />
    </NotFound>
  );
}
