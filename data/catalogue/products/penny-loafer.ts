import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'penny-loafer',
  name: 'Penny Loafers',
  category: 'women-men-shoes',
  priceKes: 2800,
  sizes: 'shoes',
  fit: 'small',
  description: 'Dark brown leather with a saddle strap. Slip on and go.',
  material: 'Leather upper, rubber sole',
  care: 'Polish in dark brown, use a shoe tree',
  alt: 'Pair of dark brown leather loafers with a saddle strap',
  views: ['from the side', 'from the back'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'male',
  colour: 'Dark Brown',
  kind: 'loafers',
  added: '2026-09-14',
  updated: '2026-11-22',
  place: 30,
  sample: true,
};
