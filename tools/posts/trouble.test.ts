import { PhotoError } from '@/lib/pictures/photo-error.build';
import { UnwritableFile } from './made-files';
import { isOwners } from './trouble';

test.each([
  [
    'a photo that cannot be read',
    new PhotoError('data/photos/a.jpg', 'boot', 'cannot be read', 'Take another.'),
    true,
  ],
  ['a file that is open', new UnwritableFile('posts/a.txt', 'EBUSY'), true],
  ['any other error', new TypeError('x is not a function'), false],
  ['what is no error', 'gone', false],
])('%s is for the owner to put right or not', (_what, error, expected) => {
  expect(isOwners(error)).toBe(expected);
});
