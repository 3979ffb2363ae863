import type { PhotoPlace } from '@/lib/catalogue/photo-places';
import { scriptedQuestions } from '@/tools/cli/scripted-questions';
import { askWhose } from './ask-whose';

const place = (id: string, name: string): PhotoPlace => {
  return { folder: 'boots', id, names: [name], drawn: false };
};
const boot = place('boot', 'Boots');
const clog = place('clog', 'Clogs');
const other = place('kids-clog', 'Clogs');

/** The choice and the printed text after these answers. */
async function choose(...answers: string[]) {
  const questions = scriptedQuestions(...answers);
  const ask = askWhose(questions, [boot, clog, other]);
  return { chosen: await ask('new/IMG_1.jpg', [clog, boot]), said: questions.said };
}

test('a number chooses from the list', async () => {
  expect(await choose('2')).toEqual({
    chosen: { place: boot, nth: 1 },
    said: [
      'new/IMG_1.jpg: whose photo is it?\n  1  Clogs\n  2  Boots\nA number, or the product’s name (Enter leaves the photo)',
    ],
  });
});

test('a name or an id chooses any product', async () => {
  expect((await choose(' BOOTS ')).chosen).toEqual({ place: boot, nth: 1 });
  expect((await choose('kids-clog')).chosen).toEqual({ place: other, nth: 1 });
});

test('a number after the name makes it a further picture', async () => {
  expect((await choose('boots 2')).chosen).toEqual({ place: boot, nth: 2 });
});

test('Enter leaves the photo', async () => {
  expect((await choose('')).chosen).toBeUndefined();
});

test('an answer that is no product, or several, is asked for again', async () => {
  const { chosen, said } = await choose('9', 'Clogs', 'clog');
  expect(chosen).toEqual({ place: clog, nth: 1 });
  expect(said.slice(1)).toEqual([
    'There is no product "9".',
    'Several products have that name: type the id of one.',
  ]);
});
