import { SheetError } from './table';

const LARGEST_BYTES = 20e6;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The bytes that an address answers with. Throws a SheetError, a sentence about the address, where it is
 * no https address (http for this computer), is not reached or silent for `timeoutMs`, asks for a
 * sign-in, or answers with an error, a web page, nothing, or more than 20 MB.
 */
export async function fetchSheet(address: string, timeoutMs: number): Promise<Uint8Array> {
  if (!isAllowed(address)) {
    throw new SheetError('CATALOGUE_SHEET must be an address that begins with https://.');
  }
  const response = await answerOf(address, timeoutMs);
  if (!isAllowed(response.url)) throw new SheetError('It leads to an address without https.');
  const isPage = /html/i.test(response.headers.get('content-type') ?? '');
  if ([401, 403].includes(response.status) || (response.redirected && isPage)) {
    throw new SheetError(
      'It asks for a sign-in: publish the sheet (File, Share, Publish to web, CSV) and use that address.',
    );
  }
  if (!response.ok) throw new SheetError(`It answers with the error ${response.status}.`);
  if (isPage) throw new SheetError('It answers with a web page and not with a CSV.');
  const bytes = await bodyOf(response, timeoutMs);
  if (bytes.length === 0) throw new SheetError('It is empty.');
  if (bytes.length > LARGEST_BYTES) throw new SheetError('It is larger than 20 MB.');
  return bytes;
}

function isAllowed(address: string): boolean {
  const { protocol, hostname } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && LOCAL.includes(hostname));
}

async function answerOf(address: string, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw notReached(error, timeoutMs);
  }
}

async function bodyOf(response: Response, timeoutMs: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw notReached(error, timeoutMs);
  }
}

function notReached(error: unknown, timeoutMs: number): SheetError {
  const isSilent = (error as Error).name === 'TimeoutError';
  return new SheetError(
    isSilent ? `It has not answered within ${timeoutMs / 1000} s.` : 'It cannot be reached.',
  );
}
