import type { Pages } from '@/data/schema/pages';

/**
 * The pages that show neither one product nor one category. What is left out is said in plain
 * words. Titles: under 60 characters with the shop’s name.
 */
export const pages: Pages = {
  home: {
    title: 'Sample clothes from Sampletown',
    description: 'Sample clothes and shoes from a stand in Sampletown. Pick a size and order.',
    heading: 'Dress as a sample.',
    lead: 'Sample clothes and shoes from a stand in Sampletown.',
    updated: '2026-03-01',
    sw: {
      title: 'Nguo za mfano kutoka Sampletown',
      description: 'Nguo na viatu vya mfano kutoka kibanda cha Sampletown. Chagua saizi na uagize.',
      heading: 'Vaa kama mfano.',
      lead: 'Nguo na viatu vya mfano kutoka kibanda cha Sampletown.',
    },
  },
  shop: {
    title: 'Shop: sample shoes, tops, little ones',
    description: 'Every sample with its price and sizes: shoes, tops and things for little ones.',
    heading: 'Everything on the stand',
    updated: '2026-03-02',
    sw: {
      title: 'Duka: viatu, nguo za juu na za watoto',
      description: 'Kila mfano, bei na saizi zake: viatu, nguo za juu na za watoto.',
      heading: 'Kila kitu kibandani',
    },
  },
  about: {
    title: 'About the sample shop',
    description: 'A stand in Sampletown that sells samples: how it began, and its figures so far.',
    heading: 'From a stand in Sampletown',
    updated: '2026-03-03',
    sw: {
      title: 'Kuhusu duka la mfano',
      description:
        'Kibanda cha Sampletown kinachouza mifano: kilivyoanza, na kilipofika hadi sasa.',
      heading: 'Kutoka kibanda cha Sampletown',
    },
  },
  contact: {
    title: 'Contact the sample shop',
    description:
      'Chat with the stand in Sampletown, call it or visit it. Hours, directions, answers.',
    heading: 'Ask the stand',
    cardTitle: 'Ask, call or visit',
    updated: '2026-03-04',
    sw: {
      title: 'Wasiliana na duka la mfano',
      description:
        'Andikia kibanda cha Sampletown, kipigie simu au ukitembelee. Saa za kazi, njia, majibu.',
      heading: 'Uliza kibandani',
      cardTitle: 'Uliza, piga simu au uje',
    },
  },
  sizeGuide: {
    title: 'Sample sizes in cm',
    description: 'Which sample size is yours: foot length, chest and waist, and how to measure.',
    heading: 'Sizes of the samples',
    lead: 'Measure once and find your sample size.',
    updated: '2026-03-05',
    sw: {
      title: 'Saizi za mfano kwa cm',
      description:
        'Saizi yako ya mfano ni ipi: urefu wa unyayo, kifua na kiuno, na jinsi ya kupima.',
      heading: 'Saizi za mifano',
      lead: 'Pima mara moja na utafute saizi yako ya mfano.',
    },
  },
  order: {
    title: 'A sample order',
    description: 'What a sample order has: products, sizes, prices and delivery.',
    heading: 'Sample orders',
    cardTitle: 'A list of samples',
    updated: '2026-03-06',
    sw: {
      title: 'Oda ya mfano',
      description: 'Kilicho kwenye oda ya mfano: bidhaa, saizi, bei na usafirishaji.',
      heading: 'Oda za mfano',
      cardTitle: 'Orodha ya mifano',
    },
  },
  delivery: {
    title: 'Sample delivery',
    description: 'Where the stand delivers samples, and what it costs.',
    heading: 'Where samples go',
    lead: 'Find your sample place.',
    cardTitle: 'Where samples go',
    updated: '2026-03-07',
    sw: {
      title: 'Usafirishaji wa mfano',
      description: 'Mahali ambapo kibanda huleta mifano, na gharama yake.',
      heading: 'Mifano inaenda wapi',
      lead: 'Tafuta mahali pako pa mfano.',
      cardTitle: 'Mifano inaenda wapi',
    },
  },
  returns: {
    title: 'Sample returns',
    description: 'How to bring a sample back, and when the money returns.',
    heading: 'Samples that come back',
    lead: 'Message the stand.',
    cardTitle: 'Samples that come back',
    updated: '2026-03-08',
    sw: {
      title: 'Kurudisha mfano',
      description: 'Jinsi ya kurudisha mfano, na pesa hurejeshwa lini.',
      heading: 'Mifano inayorudi',
      lead: 'Kiandikie kibanda.',
      cardTitle: 'Mifano inayorudi',
    },
  },
  privacy: {
    title: 'Sample privacy',
    description: 'What the sample shop keeps on a phone, and how to forget it.',
    heading: 'What a phone keeps',
    lead: 'No accounts.',
    cardTitle: 'What a phone keeps',
    updated: '2026-03-09',
    sw: {
      title: 'Faragha ya mfano',
      description: 'Kile duka la mfano huhifadhi kwenye simu, na jinsi ya kukifuta.',
      heading: 'Kinachobaki kwenye simu',
      lead: 'Hakuna akaunti.',
      cardTitle: 'Kinachobaki kwenye simu',
    },
  },
};
