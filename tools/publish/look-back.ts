import { readTitle } from '@/lib/export/page-tree.build';
import { contentType } from '@/lib/export/web-headers';
import { pageName } from './describe-upload';
import { hashOf } from './export-files';
import { canonicalAddress } from './guards';
import { type Export, isChangedItself, isPage, type UploadPlan } from './upload-plan';

interface LookBack {
  /** The shop's address, without a slash at its end. */
  address: string;
  target: Export;
  plan: UploadPlan;
  /** The hash that a file had on the host before. */
  before: (file: string) => string | undefined;
  html: (file: string) => string;
  fetch: (url: string) => Promise<Response>;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<unknown>;
}

/**
 * Looks at the shop as a visitor does, and says in sentences what is not as it was published. Never
 * throws: where nothing answers it says so.
 */
export async function lookBack(look: LookBack): Promise<string[]> {
  const files = filesToLookAt(look.plan, look.target);
  try {
    const found = await Promise.all(files.map((file) => lookAt(look, file)));
    const issues = [...found, await lookForUnknown(look)].filter((issue) => issue !== undefined);
    if (issues.length > 0) return [`Looked at ${look.address}:`, ...new Set(issues)];
    const names = files.map((file) => nameOf(look, file));
    return [
      `Looked at ${look.address}: ${names.join(', ')} and the page for unknown addresses are as published.`,
    ];
  } catch {
    if (isThisComputer(look.address)) {
      return [`Could not look at ${look.address}: no web server is running there.`];
    }
    return [
      `Could not look at ${look.address}: nothing answers there. If the address is new, it may take a day until it leads to the host; else see whether this computer is online. Open the shop on a phone.`,
    ];
  }
}

/** Home, the page of a product, a script and a picture; files that were just sent come first. */
function filesToLookAt(plan: UploadPlan, target: Export): string[] {
  const files = [...plan.stages.flat(), ...target.keys()];
  const sent = new Set(plan.stages.flat());
  const product =
    files.find((file) => sent.has(file) && isChangedItself(file, sent)) ??
    files.find((file) => /^shop\/.+\/index\.html$/.test(file));
  const script = files.find((file) => /^_next\/.+\.js$/.test(file));
  const picture = files.find((file) => /^pictures\/.+\.avif$/.test(file));
  return ['index.html', product, script, picture].filter((file) => file !== undefined);
}

/** Hosts with many servers need some seconds until every server has the new shop. */
const LOOKS = 4;
const BETWEEN_LOOKS_MS = 3000;

/** The answer to an address; asked for again while it is missing or still the earlier one. */
async function fetchNew(look: LookBack, url: string, file: string) {
  for (let left = LOOKS - 1; ; left -= 1) {
    const response = await look.fetch(url);
    const body = Buffer.from(await response.arrayBuffer());
    const hash = hashOf(body);
    const isNew = hash === look.target.get(file)?.hash;
    const isOld = !isNew && hash === look.before(file);
    if ((response.ok && !isOld) || left === 0) return { response, body, isNew, isOld };
    await look.wait(BETWEEN_LOOKS_MS);
  }
}

/** The mistake in a file as a visitor gets it; undefined without a mistake. */
async function lookAt(look: LookBack, file: string): Promise<string | undefined> {
  const { address } = look;
  const url = `${address}/${file.replace(/index\.html$/, '')}`;
  const name = nameOf(look, file);
  const { response, body, isNew, isOld } = await fetchNew(look, url, file);
  if (!response.ok) {
    return `${name} (${url}) is answered with ${response.status}. Does the address lead to the folder that was published to?`;
  }
  if (isOld) {
    return `${name} is still the earlier one. Does the address lead to the folder that was published to? If it does, the host keeps copies: empty its cache, on the host's page, or wait some minutes.`;
  }
  const led = response.url.replace(/\/$/, '');
  if (isNew && file === 'index.html' && response.redirected && led !== address) {
    return `${address} leads on to ${led}: make that the address in data/host.json.`;
  }
  if (isNew) return typeIssue(address, response, file);
  if (!isPage(file)) return `${name} (${url}) is not the file that was sent.`;
  const html = body.toString();
  if (canonicalAddress(html)?.startsWith(`${address}/`)) {
    return `${name} arrives changed: the host rewrites pages on their way. Turn off what does that there (minify, optimise, Rocket Loader, email protection), as the shop may break by it.`;
  }
  const title = readTitle(html);
  return `${url} shows another page${title ? `: "${title}"` : ''}. Does the address lead to the folder that was published to, or does the host show its own page first?`;
}

/** The page for unknown addresses must be the shop's, and say "not found" to search engines. */
async function lookForUnknown(look: LookBack): Promise<string | undefined> {
  const expected = look.target.get('404.html');
  if (!expected) return undefined;
  const response = await look.fetch(`${look.address}/no-such-page/`);
  const hash = hashOf(Buffer.from(await response.arrayBuffer()));
  if (response.status !== 404) {
    return `An address that does not exist is answered with ${response.status} in place of 404, "not found": see the host's settings.`;
  }
  if (hash === expected.hash || hash === look.before('404.html')) return undefined;
  return 'An address that does not exist shows a page of the host: tell the host that 404.html is the page for it.';
}

/** A browser takes no script or picture of another type. A trial's server on this computer may know fewer types. */
function typeIssue(address: string, response: Response, file: string): string | undefined {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const [expected = ''] = contentType(file).split(';');
  const isRight = type === expected || (file.endsWith('.js') && /javascript$/.test(type));
  if (isRight || isThisComputer(address)) return undefined;
  const ending = file.slice(file.lastIndexOf('.'));
  return `The host does not name the kind of ${ending} files, so some phones may not show them. Ask your host: serve ${ending} as ${expected}.`;
}

function isThisComputer(address: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
}

function nameOf({ html }: LookBack, file: string): string {
  if (isPage(file)) return pageName(file, html(file));
  return file.startsWith('pictures/') ? 'a picture' : 'a script';
}

/** A page as the host has it now, not a copy; rejects where nothing answers in 15 s. */
export function getPage(url: string): Promise<Response> {
  return fetch(url, {
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(15_000),
  });
}
