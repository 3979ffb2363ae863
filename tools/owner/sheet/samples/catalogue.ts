import { categoryWith, dataWith, recordWith } from '@/e2e/shop/builders';
import type { CatalogueData } from '@/lib/catalogue/catalogue';

/** A catalogue with what is hard for spreadsheets. The files beside it hold it, as LibreOffice saved them. */
export const sampleCatalogue: CatalogueData = dataWith({
  sizeSets: { shoes: ['40', '41', '42'], clothes: ['10-12', '12-14'] },
  categories: [
    categoryWith({
      id: 'shoes',
      name: "Shoes; men's, women's",
      products: [
        recordWith({
          id: 'boot',
          name: 'Boots "Nairobi"',
          originalName: '007',
          priceKes: 1250000,
          originalPriceKes: 1500000,
          sizes: 'shoes',
          soldOut: ['41'],
          sizesLeft: { '40': 2, '42': 0 },
          description: 'Two lines:\nthe second, with a comma; a semicolon\tand a tab.',
          alt: '-20 % off, = nothing',
          rating: 4.5,
          reviews: 12,
          isNew: true,
        }),
        recordWith({ id: 'sandal', name: '2034', priceKes: 500, sizes: ['10-12'] }),
        recordWith({ id: 'hat-1e5', name: '👒 Ñandú', sizes: ['One size'], soldOut: true }),
      ],
    }),
    categoryWith({
      id: 'kids',
      name: 'Kids & Co <small>',
      folder: 'kids shoes',
      products: [
        recordWith({
          id: 'suit',
          name: 'Suit',
          sizes: ['3 months', '37,5', '6 (UK)'],
          soldOut: ['6 (UK)'],
          colour: 'Navy/White',
          sizeGuide: 'age',
          fit: 'true',
          material: 'Cotton; 5 % elastane',
          care: '30°, in the shade',
          madeIn: 'Kenya',
          added: '2026-03-04',
          folder: 'suits',
        }),
        recordWith({ id: 'cap', name: 'TRUE', sizes: 'clothes', description: '=SUM(A1:A2)' }),
      ],
    }),
  ],
  offers: ['suit', 'boot'],
  featured: ['cap'],
});
