import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { CategoryHeading } from '@/components/sections/category/category-heading';
import { CategoryProducts } from '@/components/sections/category/category-products';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { StructuredData } from '@/components/ui/structured-data';
import { loadCatalogue } from '@/lib/node/load-catalogue';
import { breadcrumbData } from '@/lib/structured-data';
import { categoryPagePath, categoryTrail } from '@/lib/trail';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string }>;
}

export async function generateStaticParams() {
  return (await loadCatalogue()).categories.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(categoryPagePath((await params).category), 'website');
}

export default async function CategoryPage({ params }: Props) {
  const { category, categories, products } = await findCategory(await params);
  return (
    <>
      <StructuredData things={[breadcrumbData(categoryTrail(category))]} />
      <CategoryHeading category={category} categories={categories} />
      <CategoryProducts products={products} />
      <ContactBanner />
    </>
  );
}

async function findCategory({ category: id }: { category: string }) {
  const { categories, products } = await loadCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  return { category, categories, products: products.filter((p) => p.categoryKey === id) };
}
