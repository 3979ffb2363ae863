/** The page about delivery. */
export const deliveryPageWords = {
  areas: 'Mahali tunapoleta',
  columns: { place: 'Mahali', time: 'Lini', fee: 'Gharama', pay: 'Lipa ukipokea' },
  free: 'Bure',
  canPay: 'Ndiyo',
  canPayThere: 'Ndiyo, ukichukua',
  payFirst: 'Hapana, lipa kwanza',
  /** Of a shop without delivery areas. */
  noAreas: 'Tuambie ulipo kwa WhatsApp, nasi tutakuambia gharama na siku.',
  dispatch: 'Inatumwa lini',
  freeFrom: 'Bure kuanzia {sum}',
  freeText: 'Oda za {sum} au zaidi huletwa bure, popote ulipo.',
  /** Of a shop that sells wholesale too. */
  parcels:
    'Unanunua kwa bei ya jumla? Mzigo mkubwa unaweza kugharimu zaidi, hata kama oda ni ya pesa nyingi. Tutakuambia gharama pamoja na kiasi chote, kabla hujalipa.',
  way: 'Jinsi ya kufuatilia oda yako',
  steps: {
    confirmed: 'Tunathibitisha oda yako kwa WhatsApp, pamoja na gharama na siku.',
    sent: 'Oda ikitumwa, tunakutumia nambari ya rider au waybill. Utaiona pia kwenye ukurasa wa oda yako.',
    arrived: 'Ikifika, iangalie. Kuna tatizo? Tuandikie mara moja.',
  },
  ask: 'Habari {shop}, nina swali kuhusu usafirishaji.',
} as const;
