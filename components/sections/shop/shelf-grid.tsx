import '@/components/islands/shop/growing-grid.module.css';
import '@/components/ui/picture.module.css';
import '@/components/ui/price.module.css';
import '@/components/ui/product-card.module.css';
import '@/components/ui/product-grid.module.css';
import '@/components/ui/rating.module.css';
import { LaterGrid } from '@/components/islands/shop/later-grid';
import type { ShelfPart } from '@/components/islands/shop/use-shelf';

/** The cards of one page of a shelf, and the link to its next. */
export function ShelfGrid(part: ShelfPart) {
  return <LaterGrid {...part} />;
}
