import type { ProductRecord } from '@/data/schema/product';

export const product: ProductRecord = {
  id: 'zip-hoodie',
  name: 'Zip Hoodie',
  category: 'shirts-hoodies',
  priceKes: 1800,
  sizes: 'clothes',
  fit: 'true',
  description: 'Full zip, two pockets and ribbed cuffs. Thick enough for a boda ride at six.',
  material: 'Cotton and polyester fleece',
  care: 'Zip up and wash inside out at 30°',
  alt: 'Maroon hoodie with a full zip, two pockets and white cords',
  views: ['from the back', 'close-up of the hood’s edge and the fabric'],
  drawn: true,
  ageGroup: 'adult',
  gender: 'unisex',
  colour: 'Maroon',
  kind: 'hoodies',
  added: '2026-11-02',
  place: 60,
  sample: true,
  sw: {
    name: 'Hoodie ya zipu',
    description:
      'Zipu hadi juu, mifuko miwili na mikono inayobana. Inakinga baridi ya boda saa kumi na mbili asubuhi.',
    material: 'Fleece ya pamba na polyester',
    care: 'Funga zipu, geuza ndani nje, fua kwa 30°',
    alt: 'Hoodie ya maroon yenye zipu hadi juu, mifuko miwili na kamba nyeupe',
    views: ['kutoka nyuma', 'kwa karibu: ukingo wa kofia na kitambaa'],
    sample: true,
  },
};
