import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { cacheControl, contentType } from '@/lib/export/web-headers';
import { type FileHost, type FileStore, HostError } from '@/tools/publish/host';
import { connectionIssue, SILENCE_MS } from './connection-issues';

export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  /** '.' for the top of the bucket. */
  folder: string;
}

/** A bucket of Amazon S3 or of a service with the same requests (docs/behaviour.md 25.3). */
export function bucketHost(
  settings: BucketSettings,
  secrets: Readonly<Record<string, string>>,
  { silenceMs = SILENCE_MS } = {},
): FileHost {
  return { kind: 'files', open: () => openStore(settings, secrets, silenceMs) };
}

async function openStore(
  settings: BucketSettings,
  { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' }: Readonly<Record<string, string>>,
  silenceMs: number,
): Promise<FileStore> {
  const { endpoint, region, bucket, folder } = settings;
  // A warning of the library about its next releases, in the middle of the owner's lines.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Services other than Amazon's refuse the checksums that the library adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: silenceMs, socketTimeout: silenceMs },
  });
  const prefix = folder.replace(/^[./]+|\/+$/g, '');
  const keyOf = (file: string) => (prefix ? `${prefix}/${file}` : file);

  const read = async (file: string) => {
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: keyOf(file) }),
      );
      return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw explained(error, settings);
    }
  };
  // The first answer of the service: it knows the keys and the bucket, whether the file is there or not.
  await read('index.html');

  return {
    parallel: 8,
    read,
    async write(file, content) {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: keyOf(file),
            Body: content,
            ContentType: contentType(file),
            CacheControl: cacheControl(file),
          }),
        );
      } catch (error) {
        throw explained(error, settings);
      }
    },
    async remove(file) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(file) }));
      } catch (error) {
        throw explained(error, settings);
      }
    },
    async close() {
      client.destroy();
    },
  };
}

function explained(error: unknown, { endpoint, bucket }: BucketSettings): Error {
  const { hostname, port, protocol } = new URL(endpoint);
  if (!(error instanceof S3ServiceException)) {
    return connectionIssue(error, {
      server: hostname,
      port: port || (protocol === 'https:' ? '443' : '80'),
      user: '',
      protocol: 'the storage',
    });
  }
  switch (error.name) {
    case 'NoSuchBucket':
      return new HostError(
        `There is no bucket "${bucket}" at ${hostname}. Correct "bucket", "endpoint" or "region" in data/host.json.`,
      );
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'Unauthorized':
    case 'InvalidArgument':
      return new HostError(
        `${hostname} refuses S3_ACCESS_KEY_ID with this S3_SECRET_ACCESS_KEY. Copy both again from its page of keys.`,
      );
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return new HostError(
        `The bucket "${bucket}" is in another region. Correct "region" and "endpoint" in data/host.json.`,
      );
    case 'AccessDenied':
      return new HostError(
        `${hostname} does not let this key read, list and write the bucket "${bucket}". Give it those three permissions.`,
      );
    case 'RequestTimeTooSkewed':
      return new HostError(`This computer's clock is wrong, so ${hostname} refuses. Set it right.`);
    case 'QuotaExceeded':
    case 'ServiceQuotaExceededException':
    case 'XMinioStorageFull':
      return new HostError(`The storage at ${hostname} is full. Free some, then run it again.`);
    default:
      return (error.$metadata.httpStatusCode ?? 500) < 500
        ? new HostError(
            `${hostname} refuses the request (${error.name}). Ask your host what it means.`,
          )
        : new Error(`${hostname} has a failure of its own just now. Run it again later.`);
  }
}
