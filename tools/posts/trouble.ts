import { PhotoError } from '@/lib/pictures/photo-error.build';
import { UnwritableFile } from './made-files';

/** Whether an error that ends the making of posts is one that the owner can put right; its message then says it. */
export function isOwners(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return (
    error instanceof PhotoError ||
    error instanceof UnwritableFile ||
    name === 'LogoError' ||
    message.startsWith('The catalogue cannot be built')
  );
}
