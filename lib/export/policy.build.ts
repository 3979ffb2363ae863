import { createHash } from 'node:crypto';

/** What a page asks of other origins. */
export interface PageServices {
  /** PayPal's buttons, in the cart dialog. */
  payment: boolean;
  map: boolean;
  /** The address that the contact form posts to; empty where it posts to none. */
  contactEndpoint: string;
}

/** As PayPal's page on policies for its script lists them (docs/decisions/0040). */
const PAYPAL = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';
/** As Google's page on policies for its map script lists them. */
const GOOGLE = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
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

function policyOf(html: string, { payment, map, contactEndpoint }: PageServices): string {
  const scripts = inlineScripts(html).map(hashSource);
  const styles = inlineStyles(html).map(hashSource);
  // PayPal and Google add styles of their own, which both mark with the nonce that they find or are given.
  const nonce = (payment || map) && `'nonce-${pageNonce(html)}'`;
  const paypal = payment && PAYPAL;
  const google = map && GOOGLE;
  const contact = contactEndpoint && new URL(contactEndpoint).origin;
  const directives: Readonly<Record<string, readonly (string | false)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, paypal, paypal && nonce, google],
    'style-src': ["'self'", ...styles, paypal, google && 'https://fonts.googleapis.com', nonce],
    'img-src': ["'self'", 'data:', paypal, google],
    'font-src': ["'self'", google && 'https://fonts.gstatic.com'],
    'connect-src': ["'self'", paypal, google, contact],
    'frame-src': [paypal, google],
    'worker-src': ["'self'", google && 'blob:'],
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
  return hashOf(inlineScripts(html)[0] ?? '').slice(0, 16);
}

/** What the page's own policy stops in it, a text each, and what no policy of the shop may contain. */
export function policyIssues(html: string): string[] {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy) return ['no policy'];
  const sources = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values] as const;
    }),
  );
  const allowed = (directive: string, source: string) =>
    (sources.get(directive) ?? sources.get('default-src') ?? []).includes(source);
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const head = html.slice(0, html.indexOf('Content-Security-Policy'));
  return [
    ...['unsafe-inline', 'unsafe-hashes', 'unsafe-eval'].filter((word) => policy.includes(word)),
    ...(/<(?:script|style)\b/.test(head) ? ['a script or style before the policy'] : []),
    ...inlineScripts(html)
      .filter((text) => !allowed('script-src', hashSource(text)))
      .map((text) => `the script ${text.slice(0, 60)}`),
    ...inlineStyles(html)
      .filter((text) => !allowed('style-src', hashSource(text)))
      .map((text) => `the style ${text.slice(0, 60)}`),
    ...tags
      .filter((tag) => /\s(?:style|on[a-z]+)="/i.test(tag) || /="\s*javascript:/i.test(tag))
      .map((tag) => `the attribute in ${tag.slice(0, 120)}`),
    ...tags.flatMap((tag) => {
      const directive = /^<form\b/i.test(tag)
        ? 'form-action'
        : /^<script\b/i.test(tag)
          ? 'script-src'
          : /^<(?:img|source)\b/i.test(tag)
            ? 'img-src'
            : undefined;
      const addresses = [...tag.matchAll(/\s(?:action|src|srcset)="([^"]*)"/gi)].flatMap(
        ([, value = '']) => value.split(/,\s+/),
      );
      return addresses
        .filter((address) => directive && !allowed(directive, originSource(address)))
        .map((address) => `${directive} of ${address.slice(0, 120)}`);
    }),
  ];
}

/** 'self' for an address of the shop, else the scheme and host that a policy names. */
function originSource(address: string): string {
  if (/^\/(?!\/)/.test(address)) return "'self'";
  if (address.startsWith('data:')) return 'data:';
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** The texts of the scripts that run where they are written. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
}

function hashSource(text: string): string {
  return `'sha256-${hashOf(text)}'`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
