/** The M-PESA message that a customer pastes on the page of an order. */
export const pastePaymentWords = {
  label: 'Paste the M-Pesa message',
  hint: 'Paid? Copy the whole message that M-Pesa sent you, or type its code.',
  /** What was read. */
  code: 'Code {code}',
  sums: 'The message says {paid}. The order is {due}.',
  less: 'The payment is {sum} too little.',
  more: 'The payment is {sum} too much.',
  failed: 'This message says that the payment failed or was cancelled.',
  reversed: 'This message says that the payment was reversed. Ask us before you pay again.',
  unknown:
    'We can’t find one clear code here. Paste one message, type its code, or send us the text as it is.',
  send: 'Send us the code',
  sendAsItIs: 'Send us the text',
  /** What the message to the shop calls the code. */
  mpesaCode: 'M-Pesa code',
  otherCode: 'Payment code',
  sendText: 'Hello {shop}, I have paid {sum} for order {reference}. {named} {code}.',
  sendCodeText: 'Hello {shop}, I have paid for order {reference}. {named} {code}.',
  sendAsItIsText: 'Hello {shop}, about the payment of order {reference}: {text}',
} as const;
