import { PhotoError } from '@/lib/pictures/photo-error.build';
import { fileTrouble } from '@/tools/owner/command-line';
import { UnwritableFile } from './made-files';

/** What to say to the owner of an error that ends the making of posts. */
export function sentenceOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const isOwners =
    error instanceof PhotoError ||
    error instanceof UnwritableFile ||
    name === 'LogoError' ||
    message.startsWith('The catalogue cannot be built');
  if (isOwners) return message;
  return (
    fileTrouble(error) ??
    `The reason is one that this program does not know. Type npm run check, then try again; if it stops again, show this line to whoever looks after the shop: ${message}`
  );
}
