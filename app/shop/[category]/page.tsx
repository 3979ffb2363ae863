import type { Metadata } from 'next';
import { CategoryProducts } from '@/components/sections/category/category-products';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { PageTitle } from '@/components/ui/page-title';
import { buildCatalogue } from '@/lib/catalogue';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string }>;
}

export function generateStaticParams() {
  return buildCatalogue().categories.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = findCategory(await params);
  return {
    title: category.name,
    description: category.description,
    alternates: { canonical: `/shop/${category.id}/` },
  };
}

export default async function CategoryPage({ params }: Props) {
  const { category, products } = findCategory(await params);
  return (
    <>
      <PageTitle title={category.name}>
        <p>{category.description}</p>
      </PageTitle>
      <CategoryProducts products={products} />
      <ContactBanner />
    </>
  );
}

function findCategory({ category: id }: { category: string }) {
  const { categories, products } = buildCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  return { category, products: products.filter((product) => product.categoryKey === id) };
}
