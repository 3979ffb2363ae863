/** The message form. */
export const contactFormWords = {
  name: 'Jina',
  email: 'Barua pepe',
  phone: 'Simu (si lazima)',
  message: 'Ujumbe',
  noName: 'Tuambie jina lako.',
  noEmail: 'Tunahitaji barua pepe, kwa mfano jina@example.com.',
  noMessage: 'Andika ujumbe wako hapa.',
  send: 'Tuma ujumbe',
  sending: 'Inatuma…',
  chat: 'Utume kwa WhatsApp',
  sent: 'Ujumbe umetumwa! Tutakujibu ndani ya {time}.',
  /** Once the chat has opened with the message. */
  inChat: 'WhatsApp inafunguka ikiwa na ujumbe wako. Gusa kitufe cha kutuma huko.',
  notSent: 'Samahani, ujumbe haukutumwa. Tafadhali jaribu tena, au utume kwa WhatsApp.',
  /** The chat message. */
  hello: 'Habari {shop}.',
  helloFrom: 'Habari {shop}, mimi ni {name}.',
  emailRow: 'Barua pepe: {email}',
  phoneRow: 'Simu: {phone}',
} as const;
