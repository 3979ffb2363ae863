import { PhotoError } from '@/lib/pictures/photo-error.build';
import { UnwritableFile } from './made-files';
import { sentenceOf } from './trouble';

test.each([
  [
    'a photo that cannot be read',
    new PhotoError('data/photos/a.jpg', 'boot', 'cannot be read', 'Take another.'),
    /^data\/photos/,
  ],
  ['a file that is open', new UnwritableFile('posts/a.txt', 'EBUSY'), /posts\/a.txt/],
  ['a full disk', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), /^The disk is full/],
  ['any other error', new TypeError('x is not a function'), /does not know.*x is not a function$/],
  ['what is no error', 'gone', /does not know.*gone$/],
])('%s ends the posts with a sentence', (_what, error, sentence) => {
  expect(sentenceOf(error)).toMatch(sentence);
});
