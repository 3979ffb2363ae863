import { createHash } from 'node:crypto';
import { readTags, type Tag } from './read-html';

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
 * The page with its content security policy, which allows its own inline program and style by their
 * hashes (docs/behaviour.md 39.1). To be called last: nothing inline may change afterwards. Throws where
 * the page has no charset to put the policy after.
 */
export function withPolicy(html: string, services: PageServices): string {
  const charset = /<meta charSet="utf-8"\/>/i;
  if (!charset.test(html)) throw new Error('no <meta charset> for the policy to follow');
  const policy = policyOf(html, services);
  const page = html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  // Google's script gives its own styles the nonce of the first style that has one.
  return services.map ? page.replace('<style>', `<style nonce="${pageNonce(html)}">`) : page;
}

function policyOf(html: string, { map, contactEndpoint }: PageServices): string {
  const scripts = inlineTexts(html, 'script').map(hashSource);
  const styles = inlineTexts(html, 'style').map(hashSource);
  // PayPal and Google add styles of their own, which both mark with the nonce that they find or are given.
  const nonce = `'nonce-${pageNonce(html)}'`;
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
function pageNonce(html: string): string {
  return hashOf(inlineTexts(html, 'script')[0] ?? '').slice(0, 16);
}

/**
 * What the page's own policy stops in it, a text each, and what no policy of the shop may contain. To be
 * called with the page as it is written.
 */
export function policyIssues(html: string): string[] {
  const tags = readTags(html);
  const at = tags.findIndex(isPolicy);
  const policy = tags[at]?.attributes.content;
  if (!policy) return ['no policy'];
  const sources = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  const allowed = (directive: string, source: string) =>
    (sources.get(directive) ?? sources.get('default-src') ?? []).includes(source);
  return [
    ...['unsafe-inline', 'unsafe-hashes', 'unsafe-eval'].filter((word) => policy.includes(word)),
    ...tags
      .slice(0, at)
      .filter(({ text }) => text !== undefined)
      .map(() => 'a script or style before the policy'),
    ...tags
      .filter((tag) => tag.name === 'style' || isInlineScript(tag))
      .filter(({ name, text = '' }) => !allowed(`${name}-src`, hashSource(text)))
      .map(({ name, text = '' }) => `the ${name} ${text.slice(0, 60)}`),
    ...tags.flatMap((tag) => tagIssues(tag, allowed)),
  ];
}

function isPolicy({ name, attributes }: Tag): boolean {
  return name === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? '');
}

/** Data has a type that no browser runs. */
function isInlineScript({ name, attributes: { src, type = '' } }: Tag): boolean {
  const isData = ['application/ld+json', 'application/json', 'text/deferred'].includes(type);
  return name === 'script' && src === undefined && !isData;
}

/** Attributes that a browser fetches from or sends to; `href` of `<a>` and `<area>` leads on instead. */
const FETCHING =
  /^(?:action|background|data|formaction|href|imagesrcset|manifest|ping|poster|src|srcdoc|srcset|xlink:href)$/;

/** By which directive a policy allows each of them: what is not here is an issue. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'a href': '',
  'area href': '',
  'audio src': 'media-src',
  'base href': 'base-uri',
  'button formaction': 'form-action',
  'embed src': 'object-src',
  'form action': 'form-action',
  'iframe src': 'frame-src',
  'image href': 'img-src',
  'img src': 'img-src',
  'img srcset': 'img-src',
  'input formaction': 'form-action',
  'input src': 'img-src',
  'link alternate href': '',
  'link apple-touch-icon href': 'img-src',
  'link canonical href': '',
  'link expect href': '',
  'link icon href': 'img-src',
  'link manifest href': 'manifest-src',
  'link modulepreload href': 'script-src',
  'link next href': '',
  'link preconnect href': '',
  'link preload fetch href': 'connect-src',
  'link preload font href': 'font-src',
  'link preload image href': 'img-src',
  'link preload image imagesrcset': 'img-src',
  'link preload script href': 'script-src',
  'link preload style href': 'style-src',
  'link prev href': '',
  'link stylesheet href': 'style-src',
  'object data': 'object-src',
  'script src': 'script-src',
  'source src': 'media-src',
  'source srcset': 'img-src',
  'track src': 'media-src',
  'use href': 'img-src',
  'video poster': 'img-src',
  'video src': 'media-src',
};

function tagIssues(
  { name, attributes }: Tag,
  allowed: (directive: string, source: string) => boolean,
): string[] {
  const { rel = '', as = '' } = attributes;
  const kind = name === 'link' ? [name, rel, as].filter(Boolean).join(' ').toLowerCase() : name;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const isProgram = /^javascript:/i.test(value.replace(/\s/g, ''));
    if (/^(?:style|on[a-z]+)$/.test(attribute) || isProgram) {
      return [`the attribute ${attribute} of <${name}>`];
    }
    if (!FETCHING.test(attribute)) return [];
    const directive = DIRECTIVES[`${kind} ${attribute}`];
    if (directive === undefined) return [`${attribute} of <${kind}>, of no known directive`];
    const addresses = attribute.endsWith('srcset') ? value.split(/,\s+/) : [value];
    return addresses
      .filter((address) => directive && !allowed(directive, originSource(address)))
      .map((address) => `${directive} of ${address.slice(0, 120)}`);
  });
}

/** 'self' for an address of the shop, else the scheme and host, or the scheme, that a policy names. */
function originSource(address: string): string {
  const [, scheme] = /^\s*([a-z][a-z\d+.-]*:)/i.exec(address) ?? [];
  if (!scheme) return /^\s*[/\\]{2}/.test(address) ? address : "'self'";
  return /^https?:$/i.test(scheme) && URL.canParse(address) ? new URL(address).origin : scheme;
}

/** The page's own programs and styles as the build writes them, without an attribute. */
function inlineTexts(html: string, name: 'script' | 'style'): string[] {
  return readTags(html)
    .filter((tag) => tag.name === name && Object.keys(tag.attributes).length === 0)
    .map(({ text = '' }) => text);
}

function hashSource(text: string): string {
  return `'sha256-${hashOf(text)}'`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
