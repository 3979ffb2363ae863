import { askSettings } from './ask-settings';
import { hostKinds, parseHostSettings } from './settings';

/** Answers in turn, and what was said and asked. */
async function asked(...answers: string[]) {
  const said: string[] = [];
  const ask = async (question: string) => {
    said.push(question);
    return answers.shift() ?? '';
  };
  const settings = await askSettings(ask, (line) => said.push(line));
  return { settings, said };
}

const numberOf = (kind: keyof typeof hostKinds) => String(Object.keys(hostKinds).indexOf(kind) + 1);

test('the answers are the settings of a host, and Enter takes what is offered', async () => {
  const { settings } = await asked(
    numberOf('sftp'),
    ' https://www.duka.example/shop ',
    'ftp.duka.example',
    '',
    'duka',
    'public_html/shop',
  );
  expect(settings).toEqual({
    kind: 'sftp',
    address: 'https://www.duka.example/shop',
    server: 'ftp.duka.example',
    port: '22',
    user: 'duka',
    folder: 'public_html/shop',
  });
  expect(parseHostSettings(JSON.stringify(settings))).toEqual({ settings });
});

test('a question is put again until its answer is right, and says what it must be', async () => {
  const { settings, said } = await asked(
    '9',
    'x',
    numberOf('zip'),
    'duka',
    'https://duka.example',
    'a.rar',
    '',
  );
  expect(settings).toEqual({
    kind: 'zip',
    address: 'https://duka.example',
    file: '../published-shop.zip',
  });
  expect(said.filter((line) => line.startsWith('It must'))).toEqual([
    'It must be a number from 1 to 7.',
    'It must be a number from 1 to 7.',
    'It must be an address that begins with https:// (or http://, for a trial), without ? and #.',
    'It must be a file that ends with .zip.',
  ]);
});

test('a shop in a folder is not accepted for a host that serves the top of an address', async () => {
  const { said } = await asked(
    numberOf('netlify'),
    'https://duka.example/shop',
    'https://duka.example',
    'duka.netlify.app',
  );
  expect(said.join('\n')).toContain('It must be an address without a folder: Netlify shows a shop');
});
