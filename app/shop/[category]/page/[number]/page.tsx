import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { categoryListing, categoryPages } from '@/app/shop/category-listing';
import { CategoryPage } from '@/components/shop/category-page';
import { FirstPage } from '@/components/shop/first-page';
import { listingPagePath } from '@/lib/catalogue/pagination';
import { categoryPath } from '@/lib/catalogue/shop-paths';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string; number: string }>;
}

export const generateStaticParams = categoryPages;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, number } = await params;
  return pageMetadata(listingPagePath(categoryPath(category), Number(number)), 'website');
}

export default async function CategoryLaterPage({ params }: Props) {
  const { category: id, number } = await params;
  const listing = await categoryListing(id);
  if (number === '1') {
    return <FirstPage name={listing.category.name.text} path={categoryPath(id)} />;
  }
  return <CategoryPage {...listing} page={Number(number)} />;
}
