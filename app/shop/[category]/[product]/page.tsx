import type { Metadata } from 'next';
import { ProductDetails } from '@/components/sections/product/product-details';
import { loadCatalogue } from '@/lib/node/load-catalogue';

export const dynamicParams = false;

interface Props {
  params: Promise<{ category: string; product: string }>;
}

export async function generateStaticParams() {
  return (await loadCatalogue()).products.map(({ id, categoryKey }) => ({
    category: categoryKey,
    product: id,
  }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await findProduct(await params);
  return {
    title: `${product.name}, ${product.price}`,
    description: product.description,
    alternates: { canonical: product.path },
  };
}

export default async function ProductPage({ params }: Props) {
  return <ProductDetails product={await findProduct(await params)} />;
}

async function findProduct({ product: id }: { product: string }) {
  const product = (await loadCatalogue()).products.find((candidate) => candidate.id === id);
  if (!product) throw new Error(`No product "${id}"`);
  return product;
}
