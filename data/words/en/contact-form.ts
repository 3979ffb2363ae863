/** The message form. */
export const contactFormWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  message: 'Message',
  noName: 'Tell us your name.',
  noEmail: 'We need an email such as name@example.com.',
  noMessage: 'Write your message here.',
  send: 'Send message',
  sending: 'Sending…',
  chat: 'Send it on WhatsApp',
  sent: "Message sent! We'll get back to you within {time}.",
  /** Once the chat has opened with the message. */
  inChat: 'WhatsApp opens with your message. Tap send there.',
  notSent: 'Sorry, your message was not sent. Please try again, or send it on WhatsApp.',
  /** The chat message. */
  hello: 'Hello {shop}.',
  helloFrom: 'Hello {shop}, this is {name}.',
  emailRow: 'Email: {email}',
  phoneRow: 'Phone: {phone}',
} as const;
