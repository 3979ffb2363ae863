import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { categoryPages, categoryShelf } from '@/app/shop/category-shelf';
import { CategoryPage } from '@/components/sections/category/category-page';
import { FirstPage } from '@/components/sections/shop/first-page';
import { categoryPagePath } from '@/lib/catalogue/category-path';
import { shelfPagePath } from '@/lib/catalogue/shelf-pages';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string; number: string }>;
}

export const generateStaticParams = categoryPages;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, number } = await params;
  return pageMetadata(shelfPagePath(categoryPagePath(category), Number(number)), 'website');
}

export default async function CategoryLaterPage({ params }: Props) {
  const { category: id, number } = await params;
  const shelf = await categoryShelf(id);
  if (number === '1') {
    return <FirstPage name={shelf.category.name} shelf={categoryPagePath(id)} />;
  }
  return <CategoryPage {...shelf} page={Number(number)} />;
}
