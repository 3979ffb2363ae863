/** The M-PESA message that a customer pastes on the page of an order. */
export const pastePaymentWords = {
  label: 'Bandika ujumbe wa M-Pesa',
  hint: 'Umelipa? Nakili ujumbe wote ambao M-Pesa imekutumia, au andika code yake.',
  /** What was read. */
  read: '{sum} kwa {payee}',
  readAccount: '{sum} kwa {payee}, akaunti {account}',
  code: 'Code {code}',
  at: '{day}, {time}',
  same: 'Unalingana na oda hii.',
  differs: 'Uangalie tena kabla ya kuutuma:',
  amount: 'Ujumbe unasema {paid}, oda ni {due}.',
  amountBeforeFee: 'Ujumbe unasema {paid}, oda ni {due} na gharama ya usafirishaji.',
  payee: 'Ujumbe unasema {paid}, inapaswa kuwa {due}.',
  ways: { till: 'till', paybill: 'paybill', mpesa: 'nambari ya simu' },
  /** Another way to pay of the same shop. */
  otherWay: 'Ujumbe huu ni wa malipo kwa {paid} yetu, si kwa {due} yetu.',
  /** The shop's name, and a way that the shop does not have. */
  wrongWay: 'Ujumbe huu ni wa malipo kwa {paid}, si kwa {due} yetu.',
  account: 'Ujumbe unasema akaunti {paid}, inapaswa kuwa {due}.',
  early: 'Ujumbe ni wa tarehe {paid}, lakini uliagiza tarehe {due}.',
  late: 'Ujumbe una tarehe {paid}, ambayo bado haijafika.',
  /** No payment of the customer's. */
  received: 'Ujumbe huu ni wa pesa ulizopokea. Bandika ule wa malipo yako.',
  reversed: 'Ujumbe huu unasema malipo yalirudishwa. Tuulize kabla ya kulipa tena.',
  failed: 'Ujumbe huu unasema malipo hayakufaulu. Hakuna kilicholipwa.',
  other:
    'Ujumbe huu si wa malipo kwa duka. Bandika ule wenye “imelipwa kwa”, “imetumwa kwa”, “paid to” au “sent to”.',
  unknown:
    'Hapa hakuna code ya M-Pesa. Nakili ujumbe wote, au andika herufi na tarakimu zake kumi.',
  send: 'Tutumie code',
  /** What the message to the shop calls the code. */
  mpesaCode: 'Code ya M-Pesa',
  otherCode: 'Code ya malipo',
  sendText: 'Habari {shop}, nimelipa {sum} kwa oda {reference}. {named} {code}.',
  sendCodeText: 'Habari {shop}, nimelipia oda {reference}. {named} {code}.',
} as const;
