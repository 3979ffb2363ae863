import type { Metadata } from 'next';
import { AllPrimitives } from '@/components/ui/all-primitives';
import { loadScenes } from '@/lib/catalogue/catalogue-pictures.build';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { toPromotedCardProduct } from '@/lib/catalogue/product';

export const metadata: Metadata = { title: 'Primitives', robots: { index: false } };

/** The parts that the shop is made of. Only the tests' shop has this page (next.config.mjs). */
export default async function PrimitivesPage() {
  const { products } = await loadCatalogue();
  const { 'empty-cart': scene } = await loadScenes();
  return <AllPrimitives products={products.slice(0, 2).map(toPromotedCardProduct)} scene={scene} />;
}
