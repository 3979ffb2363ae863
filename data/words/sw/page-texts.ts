/**
 * What the pages say of themselves where data/pages.ts leaves it out. Braces name facts of the shop
 * (data/schema/facts.ts).
 */
export const pageTextsWords = {
  home: {
    title: '{sells} kutoka {town}, {country}',
    description: '{sells} kutoka {town}. Chagua saizi yako na uagize kwa WhatsApp.',
    heading: '{sells}',
    lead: 'Chagua saizi yako na uagize kwa WhatsApp. Tunatuma kutoka {town}.',
  },
  shop: {
    title: 'Bidhaa zote',
    description: 'Bidhaa zote za {shop}, bei na saizi zake. Agiza kwa WhatsApp.',
    heading: 'Bidhaa zote',
  },
  about: {
    title: 'Kuhusu sisi',
    description: '{sells} kutoka {town}, {country}. Sisi ni nani.',
    heading: 'Kuhusu {shop}',
  },
  /** In place of the story on About. */
  story: '{sells} kutoka {town}. Chagua dukani, agiza kwa WhatsApp, na utuulize unachotaka kujua.',
  contact: {
    title: 'Wasiliana nasi',
    description: 'Ongea na {shop}, {town}, kwa WhatsApp, au piga simu.',
    heading: 'Ongea nasi',
    cardTitle: 'Andika au piga simu',
  },
  sizeGuide: {
    title: 'Mwongozo wa saizi kwa cm',
    description: 'Saizi yako ni ipi, kwa sentimita, na jinsi ya kupima.',
    heading: 'Mwongozo wa saizi',
    lead: 'Pima mara moja, kwa sentimita, na utafute saizi yako. Saizi hutofautiana kati ya watengenezaji, kwa hivyo tuulize kama huna uhakika.',
    cardTitle: 'Tafuta saizi yako',
  },
  /** Of the size guide where the shop has none: its address stays. */
  noSizeGuide: {
    title: 'Saizi',
    description: 'Uliza {shop} kwa WhatsApp saizi yako ni ipi.',
    heading: 'Saizi',
    lead: 'Saizi za kila bidhaa ziko kwenye ukurasa wake.',
    cardTitle: 'Saizi gani?',
  },
  order: {
    title: 'Oda',
    description:
      'Bidhaa, saizi, bei, usafirishaji na malipo ya oda au kikapu. Ni walio na kiungo pekee wanaoweza kuiona.',
    heading: 'Oda zako',
    cardTitle: 'Oda: bidhaa, saizi na bei',
  },
  delivery: {
    title: 'Usafirishaji',
    description: 'Mahali ambapo {shop} huleta kutoka {town}, gharama na muda wake.',
    heading: 'Usafirishaji',
    lead: 'Mahali tunapoleta, gharama na muda wake.',
    cardTitle: 'Mahali tunapoleta, na gharama',
  },
  returns: {
    title: 'Kurudisha na kubadilisha',
    description: 'Jinsi ya kurudisha au kubadilisha bidhaa uliyonunua kutoka {shop}.',
    heading: 'Kurudisha na kubadilisha',
    lead: 'Saizi si yako, ina kasoro, au si uliyoagiza? Tuandikie.',
    cardTitle: 'Jinsi ya kurudisha au kubadilisha',
  },
  /** Of the page about returns in a shop that does not say what it takes back: its address stays. */
  noReturns: {
    title: 'Kurudisha',
    description: 'Kuna tatizo na bidhaa uliyonunua kutoka {shop}? Tuandikie.',
    heading: 'Kurudisha',
    lead: 'Saizi si yako, ina kasoro, au si uliyoagiza? Tuandikie.',
    cardTitle: 'Kuna tatizo? Tuandikie',
  },
  privacy: {
    title: 'Faragha',
    description: 'Kile {shop} huhifadhi kwenye simu yako, kinachotoka na lini, na haki zako.',
    heading: 'Faragha',
    lead: 'Kile tovuti hii inakumbuka kinabaki kwenye simu yako.',
    cardTitle: 'Kinachobaki kwenye simu yako',
  },
} as const;
