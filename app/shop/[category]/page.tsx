import type { Metadata } from 'next';
import { CategoryProducts } from '@/components/sections/category/category-products';
import { ContactBanner } from '@/components/sections/shop/contact-banner';
import { PageTitle } from '@/components/ui/page-title';
import { loadCatalogue } from '@/lib/node/load-catalogue';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string }>;
}

export async function generateStaticParams() {
  return (await loadCatalogue()).categories.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await findCategory(await params);
  return {
    title: category.name,
    description: category.description,
    alternates: { canonical: `/shop/${category.id}/` },
  };
}

export default async function CategoryPage({ params }: Props) {
  const { category, products } = await findCategory(await params);
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

async function findCategory({ category: id }: { category: string }) {
  const { categories, products } = await loadCatalogue();
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`No category "${id}"`);
  return { category, products: products.filter((product) => product.categoryKey === id) };
}
