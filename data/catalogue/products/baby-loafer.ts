import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'baby-loafer',
  name: 'Baby Loafer',
  category: 'baby-shoes-suit',
  priceKes: 400,
  sizes: 'baby',
  fit: 'small',
  description: 'Slip-on loafers with a padded heel and a sole that bends with small feet.',
  material: 'Faux leather, bendy rubber sole',
  care: 'Wipe with a damp cloth',
  alt: 'Pair of small navy loafers with a tan saddle strap and a white sole',
  views: ['from the side', 'from above, and the sole'],
  drawn: true,
  ageGroup: 'toddler',
  gender: 'unisex',
  colour: 'Navy/Tan',
  kind: 'loafers',
  added: '2026-09-28',
  place: 20,
  sample: true,
  sw: {
    name: 'Loafer za mtoto',
    description:
      'Loafer zisizo na kamba: sponji laini kisiginoni, na soli inayokunjika na mguu mdogo.',
    material: 'Ngozi bandia, soli ya mpira inayokunjika',
    care: 'Panguza kwa kitambaa chenye unyevu',
    alt: 'Jozi ya loafer ndogo za buluu iliyokolea, zenye mkanda wa kahawia hafifu na soli nyeupe',
    views: ['kutoka upande', 'kutoka juu, na soli'],
    sample: true,
  },
};
