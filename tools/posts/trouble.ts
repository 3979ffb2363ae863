import { PhotoError } from '@/lib/pictures/photo-error.build';
import { UnwritableFile } from './made-files';

/**
 * Whether the owner can correct an error that ends the making of posts; the message then says how.
 */
export function isOwners(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return (
    error instanceof PhotoError ||
    error instanceof UnwritableFile ||
    name === 'LogoError' ||
    message.startsWith('The catalogue cannot be built')
  );
}
