import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'cap-toe-oxford',
  name: 'Cap-toe Official Shoes',
  category: 'women-men-shoes',
  folder: 'official shoes',
  priceKes: 3500,
  sizes: 'shoes',
  fit: 'true',
  description: 'Black leather, closed lacing and a clean cap. For interviews and weddings.',
  material: 'Leather upper and lining, rubber sole',
  care: 'Polish in black, dry away from the fire',
  alt: 'Pair of black leather cap-toe official shoes with closed lacing',
  views: ['from the side', 'from the back'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Black',
  kind: 'official-shoes',
  added: '2026-08-24',
  place: 20,
  sample: true,
  sw: {
    name: 'Viatu rasmi vya cap-toe',
    description:
      'Ngozi nyeusi, kamba zinazobana vizuri na ncha isiyo na urembo. Vya interview na harusi.',
    material: 'Ngozi juu na ndani, soli ya mpira',
    care: 'Paka polish nyeusi, kausha mbali na moto',
    alt: 'Jozi ya viatu rasmi vya ngozi nyeusi vyenye kamba na mshono kwenye ncha',
    views: ['kutoka upande', 'kutoka nyuma'],
    sample: true,
  },
};
