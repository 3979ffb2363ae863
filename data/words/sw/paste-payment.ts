/** The M-PESA message that a customer pastes on the page of an order. */
export const pastePaymentWords = {
  label: 'Bandika ujumbe wa M-Pesa',
  hint: 'Umelipa? Nakili ujumbe wote ambao M-Pesa imekutumia, au andika code yake.',
  /** What was read. */
  code: 'Code {code}',
  sums: 'Ujumbe unasema {paid}. Oda ni ya {due}.',
  less: 'Zimepungua {sum}.',
  more: 'Zimezidi {sum}.',
  failed: 'Ujumbe huu unasema malipo yalishindikana au yalighairiwa.',
  reversed: 'Ujumbe huu unasema malipo yalirudishwa. Tuulize kabla ya kulipa tena.',
  unknown:
    'Hatuoni code moja hapa. Bandika ujumbe mmoja, andika code yake, au ututumie maandishi haya yalivyo.',
  send: 'Tutumie code',
  sendAsItIs: 'Tutumie maandishi haya',
  /** What the message to the shop calls the code. */
  mpesaCode: 'Code ya M-Pesa',
  otherCode: 'Code ya malipo',
  sendText: 'Habari {shop}, nimelipa {sum} kwa oda {reference}. {named} {code}.',
  sendCodeText: 'Habari {shop}, nimelipia oda {reference}. {named} {code}.',
  sendAsItIsText: 'Habari {shop}, kuhusu malipo ya oda {reference}: {text}',
} as const;
