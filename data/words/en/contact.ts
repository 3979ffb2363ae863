/** Contact. */
export const contactWords = {
  chat: 'Chat on WhatsApp',
  call: 'Call {phone}',
  writing: 'Write',
  calling: 'Call',
  open: 'Opening hours',
  closed: 'Closed',
  alsoClosed: 'Also closed on',
  replyTime: 'We reply within {time}.',
  directions: 'Get Directions',
  write: 'Write to us',
  questions: 'Questions people ask',
} as const;
