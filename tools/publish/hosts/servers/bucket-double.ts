import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import { listen } from './local-server';

/**
 * A double of a bucket service, not a real one: it knows GET, PUT and DELETE of one object. It is strict
 * where real services are: it computes the signature of every request, refuses a body that is not the
 * signed one and the checksums that only Amazon knows, and stores an object only when all of it arrived.
 * Without a signature it answers as a bucket's website, with its index and error pages.
 */
export interface BucketDouble {
  port: number;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  objects: Map<string, StoredObject>;
  /** Answers every request with this error from now on. */
  failWith(error: { status: number; code: string } | undefined): void;
  stop(): Promise<void>;
}

interface StoredObject {
  content: Buffer;
  type: string | undefined;
  cache: string | undefined;
}

export async function startBucketDouble(): Promise<BucketDouble> {
  const account = { keyId: 'TESTKEY', secret: 'a long secret', region: 'eu-north-1' };
  const bucket = 'shop';
  const objects = new Map<string, StoredObject>();
  let failure: { status: number; code: string } | undefined;

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    // Not emitted where the connection was cut before the whole body arrived.
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const [, inBucket, key = ''] =
        /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(request.url?.split('?')[0] ?? '')) ?? [];
      const fail = (status: number, code: string) => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(
          `<?xml version="1.0"?><Error><Code>${code}</Code><Message>-</Message></Error>`,
        );
      };
      const send = (status: number, object: StoredObject | undefined) => {
        response.writeHead(status, {
          'content-type': object?.type ?? 'binary/octet-stream',
          ...(object?.cache ? { 'cache-control': object.cache } : {}),
        });
        response.end(object?.content);
      };
      if (failure) return fail(failure.status, failure.code);
      if (!request.headers.authorization) {
        const page = objects.get(key === '' || key.endsWith('/') ? `${key}index.html` : key);
        return page ? send(200, page) : send(404, objects.get('404.html'));
      }
      const refusal = refusalOf(request, body, account);
      if (refusal) return fail(refusal === 'AuthorizationHeaderMalformed' ? 400 : 403, refusal);
      if (inBucket !== bucket) return fail(404, 'NoSuchBucket');
      if (/aws-chunked/.test(String(request.headers['content-encoding']))) {
        return fail(501, 'NotImplemented');
      }
      if (request.method === 'PUT') {
        objects.set(key, {
          content: body,
          type: request.headers['content-type'],
          cache: request.headers['cache-control'],
        });
        response.end();
      } else if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
      } else {
        const object = objects.get(key);
        if (object) send(200, object);
        else fail(404, 'NoSuchKey');
      }
    });
  });
  return {
    ...account,
    bucket,
    objects,
    port: await listen(server),
    failWith: (error) => {
      failure = error;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Why a request is not the account's (AWS Signature Version 4); undefined where it is. */
function refusalOf(
  request: http.IncomingMessage,
  body: Buffer,
  account: { keyId: string; secret: string; region: string },
): string | undefined {
  const { headers, method, url = '' } = request;
  const [, keyId, date = '', region = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (keyId !== account.keyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path, query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${account.secret}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature
    ? undefined
    : 'SignatureDoesNotMatch';
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
