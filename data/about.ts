import type { About } from '@/data/schema/about';

/** The page About. */
export const about: About = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  /** A paragraph each. */
  story: [
    '{shop} began as one table of shoes beside the market in {town}. People asked for shirts, then for something small for the baby, and the table became a stall.',
    'We still check everything before we buy it: we touch it, pull the seams, and ask if it will last when worn every day. What we would not wear ourselves, we do not sell.',
    'Today half of what we sell leaves by matatu parcel, to people who have only met us on WhatsApp. They get the same price and the same honest word about the size.',
  ],
  figures: [
    {
      value: '4,000+',
      label: 'orders sent',
      sample: true,
      sw: { value: '4,000+', label: 'oda tulizotuma', sample: true },
    },
    {
      value: '5 days',
      label: 'a week at the stall',
      sample: true,
      sw: { value: 'Siku 5', label: 'kwa wiki kibandani', sample: true },
    },
    {
      value: '31',
      label: 'counties reached',
      sample: true,
      sw: { value: '31', label: 'kaunti tulizofikia', sample: true },
    },
    {
      value: '9 of 10',
      label: 'sizes right the first time',
      sample: true,
      sw: { value: '9 kati ya 10', label: 'saizi zilizofaa mara ya kwanza', sample: true },
    },
  ],
  values: [
    {
      title: 'Fair prices',
      text: 'Every price is written on the product. More than {wholesaleAbove} items? Ask for the wholesale price.',
      sample: true,
      sw: {
        title: 'Bei za haki',
        text: 'Kila bidhaa imeandikwa bei yake. Zaidi ya bidhaa {wholesaleAbove}? Omba bei ya jumla.',
        sample: true,
      },
    },
    {
      title: 'Honest sizes',
      text: 'We measure before we send. If it still does not fit, we exchange it.',
      sample: true,
      sw: {
        title: 'Saizi za kweli',
        text: 'Tunapima kabla ya kutuma. Ikifika na isikukae vizuri, tunaibadilisha.',
        sample: true,
      },
    },
    {
      title: 'Things that last',
      text: 'Double seams, real leather where we say leather, colours that stay.',
      sample: true,
      sw: {
        title: 'Vitu vya kudumu',
        text: 'Mishono imara iliyorudiwa, ngozi halisi tukisema ni ngozi, rangi zisizotoka.',
        sample: true,
      },
    },
    {
      title: 'A person answers',
      text: 'You talk to us, not to a robot. On the phone, on WhatsApp, at the stall.',
      sample: true,
      sw: {
        title: 'Anayejibu ni mtu',
        text: 'Unaongea na sisi, si roboti. Kwa simu, kwa WhatsApp, na kibandani.',
        sample: true,
      },
    },
  ],
  /** What is left out is shown in English. */
  sw: {
    story: [
      '{shop} ilianza na meza moja ya viatu kando ya soko la {town}. Watu wakaulizia mashati, kisha nguo ndogo za watoto, na meza ikawa kibanda.',
      'Bado tunakagua kila bidhaa kabla ya kuinunua: tunaishika, tunavuta mishono yake, tunajiuliza kama itadumu ikivaliwa kila siku. Tusichoweza kuvaa sisi wenyewe hatukiuzi.',
      'Leo nusu ya bidhaa tunazouza husafiri kwa matatu, kwenda kwa watu tunaojuana nao kwa WhatsApp pekee. Wanapata bei ile ile, na ukweli ule ule kuhusu saizi.',
    ],
    sample: true,
  },
};
