/** The page about returns. */
export const returnsPageWords = {
  terms: 'Unachoweza kurudisha',
  /** Below the two promises, which are the owner’s. */
  exchange: 'Kwa saizi nyingine, ikiwa haijavaliwa na ina lebo zake.',
  refund: 'Kurejeshewa pesa, ikiwa haijavaliwa na ina lebo zake.',
  both: 'Kwa saizi nyingine au kurejeshewa pesa, ikiwa haijavaliwa na ina lebo zake.',
  faulty: 'Si uliyoagiza, au ina kasoro?',
  faultyText: 'Tutumie picha mara tu ukiona tatizo. Tunaibadilisha, au tunakurejeshea pesa.',
  /** Of a shop that does not say what it takes back. */
  faultyAsk: 'Tutumie picha mara tu ukiona tatizo, nasi tutakuambia tunachoweza kufanya.',
  steps: 'Fanya hivi',
  message: 'Tuandikie nambari ya oda yako, na useme tatizo ni nini.',
  bring: 'Ilete {address}, au uitume kwa rider au kama mzigo.',
  bringOpen: 'Ilete {address}, au uitume kwa rider au kama mzigo. Saa za kazi: {hours}.',
  /** Of a shop that nobody can come to. */
  send: 'Tutumie kwa rider au kama mzigo. Tutakuambia uitume wapi.',
  cost: '{cost}.',
  checked: 'Tunaikagua, kisha tunaibadilisha au tunakurejeshea pesa.',
  /** Of a shop that does not say what it takes back. */
  looked: 'Tunaiangalia, kisha tunakuambia tunachoweza kufanya.',
  refunds: 'Pesa hurejeshwa ndani ya {time}, kwa njia uliyotumia kulipa.',
  notReturned: 'Hazirudishwi: {goods}.',
  ask: 'Tuandikie',
  askText: 'Habari {shop}, ningependa kurudisha au kubadilisha bidhaa. Oda yangu: ',
} as const;
