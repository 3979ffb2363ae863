import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { CategoryHeading } from '@/components/sections/category/category-heading';
import { CategoryProducts } from '@/components/sections/category/category-products';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { StructuredData } from '@/components/ui/structured-data';
import { buildCatalogue } from '@/lib/catalogue';
import { breadcrumbData } from '@/lib/structured-data';
import { categoryPagePath, categoryTrail } from '@/lib/trail';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string }>;
}

export function generateStaticParams() {
  return buildCatalogue().categories.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(categoryPagePath((await params).category), 'website');
}

export default async function CategoryPage({ params }: Props) {
  const { category, categories, products } = findCategory(await params);
  return (
    <>
      <StructuredData things={[breadcrumbData(categoryTrail(category))]} />
      <CategoryHeading category={category} categories={categories} />
      <CategoryProducts products={products} />
      <ContactBanner />
    </>
  );
}

function findCategory({ category: id }: { category: string }) {
  const { categories, products } = buildCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  return { category, categories, products: products.filter((p) => p.categoryKey === id) };
}
