/** Where the contact form sends, from the build's environment; '' where none is set. */
export const contactEndpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || '';
