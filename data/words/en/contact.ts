/** Contact. */
export const contactWords = {
  chat: 'Chat on WhatsApp',
  call: 'Call {phone}',
  secondPhone: 'Second phone',
  email: 'Email',
  open: 'Open',
  hours: '{hours}. We reply within {time}.',
  /** Where the shop names no hours. */
  replies: 'Answers',
  replyTime: 'We reply within {time}.',
  directions: 'Get Directions',
  write: 'Write to us',
  questions: 'Questions people ask',
  /** What a screen reader says of the drawn plan. */
  plan: 'Plan of the streets: {roads}',
  landmarks: 'Near: {landmarks}',
} as const;
