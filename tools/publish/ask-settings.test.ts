import { scriptedQuestions } from '@/tools/cli/scripted-questions';
import { askSettings } from './ask-settings';
import { parseHostSettings } from './settings';

async function asked(...answers: string[]) {
  const questions = scriptedQuestions(...answers);
  const settings = await askSettings(questions, () => {});
  return { settings, said: questions.said };
}

test('the answers are the settings of a host, and Enter takes what is offered', async () => {
  const { settings } = await asked(
    ...['sftp', ' https://www.duka.example/shop ', 'ftp.duka.example', '', 'duka', ''],
  );
  expect(settings).toEqual({
    kind: 'sftp',
    address: 'https://www.duka.example/shop',
    server: 'ftp.duka.example',
    port: '22',
    user: 'duka',
    folder: 'public_html',
  });
  expect(parseHostSettings(JSON.stringify(settings))).toEqual({ settings });
});

test('a question is put again until its answer is right, and says what it must be', async () => {
  const { settings, said } = await asked('zip', 'duka', 'https://duka.example', 'a.rar', '');
  expect(settings).toEqual({
    kind: 'zip',
    address: 'https://duka.example',
    file: '../published-shop.zip',
  });
  expect(said.filter((line) => line.startsWith('It must'))).toEqual([
    'It must be an address that begins with https:// (or http://, for a trial), without ? and #.',
    'It must be a file that ends with .zip.',
  ]);
});
