/** The M-PESA message that a customer pastes on the page of an order. */
export const pastePaymentWords = {
  label: 'Paste the M-Pesa message',
  hint: 'Paid? Copy the whole message that M-Pesa sent you, or type its code.',
  /** What was read. */
  read: '{sum} to {payee}',
  readAccount: '{sum} to {payee}, account {account}',
  code: 'Code {code}',
  at: '{day}, {time}',
  same: 'It matches this order.',
  differs: 'Look at it again before you send it:',
  amount: 'The message says {paid}, the order is {due}.',
  amountBeforeFee: 'The message says {paid}, the order is {due} and delivery.',
  payee: 'The message says {paid}, it should be {due}.',
  ways: { till: 'till', paybill: 'paybill', mpesa: 'phone number' },
  /** Another way to pay of the same shop. */
  otherWay: 'The message is about a payment to our {paid}, not to our {due}.',
  /** The shop's name, and a way that the shop does not have. */
  wrongWay: 'The message is about a payment to a {paid}, not to our {due}.',
  account: 'The message says account {paid}, it should be {due}.',
  early: 'The message is from {paid}, but you ordered on {due}.',
  late: 'The message is dated {paid}, which is in the future.',
  /** No payment of the customer's. */
  received: 'This message is about money that you received. Paste the one about your payment.',
  reversed: 'This message says that a payment was taken back. Ask us before you pay again.',
  failed: 'This message says that the payment failed. Nothing was paid.',
  other:
    'This message is not about a payment to a shop. Paste the one with “paid to” or “sent to”.',
  unknown:
    'There is no M-Pesa code in this. Copy the whole message, or type its ten letters and digits.',
  send: 'Send us the code',
  /** What the message to the shop calls the code. */
  mpesaCode: 'M-Pesa code',
  otherCode: 'Payment code',
  sendText: 'Hello {shop}, I have paid {sum} for order {reference}. {named} {code}.',
  sendCodeText: 'Hello {shop}, I have paid for order {reference}. {named} {code}.',
} as const;
