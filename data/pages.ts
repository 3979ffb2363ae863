import type { Pages } from '@/data/schema/pages';

/**
 * The pages that show neither one product nor one category. What is left out is said in plain
 * words. Titles: under 60 characters with the shop’s name.
 */
export const pages: Pages = {
  home: {
    title: 'Shoes and clothes from {town}, {country}',
    description:
      'Shoes and clothes from our stall in {town}, wholesale and retail. Pick your size, order on WhatsApp, pay by M-Pesa or card.',
    heading: 'Dress well. Pay fair.',
    lead: 'Shoes and clothes from our stall in {town}. Pick your size, order on WhatsApp, pay by M-Pesa.',
    updated: '2026-11-21',
    sample: true,
    sw: {
      title: 'Viatu na nguo kutoka {town}, {country}',
      description:
        'Viatu na nguo kutoka kibanda chetu cha {town}, kwa jumla na rejareja. Chagua saizi yako, agiza kwa WhatsApp, lipa kwa M-Pesa au kadi.',
      heading: 'Pendeza kwa bei nafuu.',
      lead: 'Viatu na nguo kutoka kibanda chetu cha {town}. Chagua saizi yako, agiza kwa WhatsApp, lipa kwa M-Pesa.',
      sample: true,
    },
  },
  shop: {
    title: 'Shop: shoes, shirts, hoodies, baby wear',
    description:
      'Every product with its price and sizes: boots, sneakers, official shoes, shirts, hoodies, palazzo and baby wear. Order on WhatsApp.',
    heading: 'Everything at the stall',
    updated: '2026-11-21',
    sample: true,
    sw: {
      title: 'Duka: viatu, mashati, hoodie, nguo za watoto',
      description:
        'Kila bidhaa, bei na saizi zake: buti, sneakers, viatu rasmi, mashati, hoodie, palazzo na nguo za watoto. Agiza kwa WhatsApp.',
      heading: 'Kila kitu kibandani',
      sample: true,
    },
  },
  about: {
    title: 'About us',
    description:
      'How our stall in {town} began to sell shoes and clothes, wholesale and retail, what we stand for, and the figures so far.',
    heading: 'From one table in {town}',
    updated: '2026-11-21',
    sample: true,
    sw: {
      title: 'Kuhusu sisi',
      description:
        'Jinsi kibanda chetu cha {town} kilivyoanza kuuza viatu na nguo, kwa jumla na rejareja, tunachosimamia, na tulipofika hadi sasa.',
      heading: 'Tulianza na meza moja {town}',
      sample: true,
    },
  },
  contact: {
    title: 'Contact us',
    description:
      'Chat, call or visit our stall in {town}. Opening hours, directions, and answers about sizes, payment, delivery and returns.',
    heading: 'Talk to us',
    cardTitle: 'Chat, call or come by',
    updated: '2026-11-21',
    sample: true,
    sw: {
      title: 'Wasiliana nasi',
      description:
        'Andika, piga simu au uje kibandani {town}. Saa za kazi, njia ya kufika, na majibu kuhusu saizi, malipo, usafirishaji na kurudisha.',
      heading: 'Ongea nasi',
      cardTitle: 'Andika, piga simu au uje',
      sample: true,
    },
  },
  sizeGuide: {
    title: 'Size guide in cm: shoes, clothes, baby',
    description:
      'Find your size in centimetres. EU and UK shoe sizes by foot length, clothes by chest, waist and height, baby sizes by age. How to measure.',
    heading: 'Size guide',
    lead: 'Measure once, in centimetres, and find your size. Sizes vary between makers, so ask us if you are unsure.',
    cardTitle: 'Find your size',
    updated: '2026-11-22',
    sample: true,
    sw: {
      title: 'Saizi kwa cm: viatu, nguo, watoto',
      description:
        'Tafuta saizi yako kwa sentimita: viatu (EU na UK) kwa urefu wa unyayo, nguo kwa kifua, kiuno na kimo, za watoto kwa umri. Jinsi ya kupima.',
      heading: 'Mwongozo wa saizi',
      lead: 'Pima mara moja, kwa sentimita, na utafute saizi yako. Saizi hutofautiana kati ya watengenezaji, kwa hivyo tuulize kama huna uhakika.',
      cardTitle: 'Tafuta saizi yako',
      sample: true,
    },
  },
  order: {
    title: 'An order',
    description:
      'The products, sizes, prices, delivery and payment of an order or a cart. Only people with the link can see it.',
    heading: 'Your orders',
    cardTitle: 'An order: products, sizes and prices',
    updated: '2026-11-23',
    sample: true,
    sw: {
      title: 'Oda',
      description:
        'Bidhaa, saizi, bei, usafirishaji na malipo ya oda au kikapu. Ni walio na kiungo pekee wanaoweza kuiona.',
      heading: 'Oda zako',
      cardTitle: 'Oda: bidhaa, saizi na bei',
      sample: true,
    },
  },
  delivery: {
    title: 'Delivery: areas, fees and days',
    description:
      'Where we deliver from {town}, what it costs and how long it takes, where you can pay when it arrives, and how to collect your order.',
    heading: 'Delivery',
    lead: 'What delivery costs and when your order arrives.',
    cardTitle: 'Where we deliver, and what it costs',
    updated: '2026-11-26',
    sample: true,
    sw: {
      title: 'Usafirishaji: maeneo, gharama na siku',
      description:
        'Mahali tunapoleta kutoka {town}, gharama na muda wake, mahali unapoweza kulipa ukipokea, na jinsi ya kuchukua oda yako mwenyewe.',
      heading: 'Usafirishaji',
      lead: 'Gharama ya usafirishaji, na oda yako itafika lini.',
      cardTitle: 'Mahali tunapoleta, na gharama',
      sample: true,
    },
  },
  returns: {
    title: 'Returns and exchanges',
    description:
      'Wrong size, faulty or not what you ordered? How long you have, where to bring it, who pays the rider, and when you get your money back.',
    heading: 'Returns and exchanges',
    lead: 'Wrong size, faulty, or not what you ordered? Message us and we put it right.',
    cardTitle: 'Exchange it, or get your money back',
    updated: '2026-11-26',
    sample: true,
    sw: {
      title: 'Kurudisha na kubadilisha',
      description:
        'Saizi si yako, ina kasoro au si uliyoagiza? Una siku ngapi, uilete wapi, nani anamlipa rider, na utarejeshewa pesa lini.',
      heading: 'Kurudisha na kubadilisha',
      lead: 'Saizi si yako, ina kasoro, au si uliyoagiza? Tuandikie, nasi tutarekebisha.',
      cardTitle: 'Badilisha, au urejeshewe pesa',
      sample: true,
    },
  },
  privacy: {
    title: 'Privacy: what stays on your phone',
    description:
      'What {shop} keeps on your phone. What goes to WhatsApp and others, and when. Your rights, and one button that deletes what was kept.',
    heading: 'Privacy',
    lead: 'No account and no tracking by us. What this site remembers stays on your phone.',
    cardTitle: 'What stays on your phone',
    updated: '2026-11-26',
    sample: true,
    sw: {
      title: 'Faragha: kinachobaki kwenye simu yako',
      description:
        'Kile {shop} huhifadhi kwenye simu yako, kinachoenda WhatsApp na kwa wengine na lini, haki zako, na kitufe kimoja cha kufuta yote.',
      heading: 'Faragha',
      lead: 'Hakuna akaunti, na sisi hatukufuatilii. Kile tovuti hii inakumbuka kinabaki kwenye simu yako.',
      cardTitle: 'Kinachobaki kwenye simu yako',
      sample: true,
    },
  },
};
