/** Contact. */
export const contactWords = {
  chat: 'Ongea kwa WhatsApp',
  call: 'Piga {phone}',
  writing: 'Andika',
  calling: 'Piga simu',
  open: 'Saa za kazi',
  closed: 'Tumefunga',
  alsoClosed: 'Pia tutafunga:',
  replyTime: 'Tunajibu ndani ya {time}.',
  directions: 'Nionyeshe njia',
  write: 'Tuandikie',
  questions: 'Maswali ya wateja',
} as const;
