import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { categoryListing } from '@/app/shop/category-listing';
import { CategoryPage } from '@/components/shop/category-page';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { categoryPath } from '@/lib/catalogue/shop-paths';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string }>;
}

export async function generateStaticParams() {
  return (await loadCatalogue()).categories.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(categoryPath((await params).category), 'website');
}

export default async function CategoryFirstPage({ params }: Props) {
  return <CategoryPage {...(await categoryListing((await params).category))} page={1} />;
}
