import { createHash } from 'node:crypto';
import {
  createElement,
  type Document,
  getTextContent,
  hasAttribute,
  setAttribute,
} from '@parse5/tools';
import { elementOf, elementsOf, insert } from '@/lib/export/page-tree.build';

/** What a page asks of other origins, beside PayPal's buttons, which the cart of each has. */
export interface PageServices {
  map: boolean;
  /** The address that the contact form posts to; empty where it posts to none. */
  contactEndpoint: string;
}

/** As PayPal's page on policies for its script lists them (docs/decisions/0040). */
const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';
const GOOGLE_HOSTS = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
/** As Google's page on policies for its map script lists them, without what docs/decisions/0040 leaves out. */
const GOOGLE = {
  script: `${GOOGLE_HOSTS} blob:`,
  style: 'https://fonts.googleapis.com',
  // With data:, which the shop's own list has.
  img: `${GOOGLE_HOSTS} https://*.googleusercontent.com`,
  font: 'https://fonts.gstatic.com',
  connect: `${GOOGLE_HOSTS} data: blob:`,
  frame: 'https://*.google.com',
  worker: 'blob:',
} as const;
/** A form's order: wa.me redirects to these, and a policy is applied to redirects too. */
const WHATSAPP = 'https://wa.me https://api.whatsapp.com https://web.whatsapp.com whatsapp:';

/**
 * Adds a page's content security policy, which allows its own inline program and style by their hashes. To
 * be called last: nothing inline may change afterwards. Throws where the page has no charset to put the
 * policy after.
 */
export function addPolicy(page: Document, services: PageServices): void {
  const charset = elementsOf(page, 'meta').find((meta) => hasAttribute(meta, 'charset'));
  if (!charset) throw new Error('no <meta charset> for the policy to follow');
  const policy = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyOf(page, services),
  });
  insert(policy, { after: charset });
  // Google's script gives its own styles the nonce of the first style that has one.
  if (services.map) setAttribute(elementOf(page, 'style'), 'nonce', pageNonce(page));
}

function policyOf(page: Document, { map, contactEndpoint }: PageServices): string {
  const scripts = inlineTexts(page, 'script').map(hashSource);
  const styles = inlineTexts(page, 'style').map(hashSource);
  // PayPal and Google add styles, which both mark with the nonce that they find or are given.
  const nonce = `'nonce-${pageNonce(page)}'`;
  const google: Partial<typeof GOOGLE> = map ? GOOGLE : {};
  const contact = contactEndpoint && new URL(contactEndpoint).origin;
  const directives: Readonly<Record<string, readonly (string | undefined)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, PAYPAL, nonce, google.script],
    'style-src': ["'self'", ...styles, PAYPAL, google.style, nonce],
    // PayPal's logo is such data (docs/decisions/0040).
    'img-src': ["'self'", 'data:', PAYPAL, google.img],
    'font-src': ["'self'", google.font],
    'connect-src': ["'self'", PAYPAL, google.connect, contact],
    'frame-src': [PAYPAL, google.frame],
    'worker-src': ["'self'", google.worker],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", WHATSAPP, contact],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)])
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(' '))
    .join(';');
}

/**
 * The value with which PayPal's and Google's own styles are let through. Like the page it is the same for
 * everybody, so it stops nobody who can already add elements to the page.
 */
function pageNonce(page: Document): string {
  return hashOf(inlineTexts(page, 'script')[0] ?? '').slice(0, 16);
}

/** The page's own programs and styles as the build writes them, without an attribute. */
function inlineTexts(page: Document, name: 'script' | 'style'): string[] {
  return elementsOf(page, name)
    .filter(({ attrs }) => attrs.length === 0)
    .map(getTextContent);
}

function hashSource(text: string): string {
  return `'sha256-${hashOf(text)}'`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
