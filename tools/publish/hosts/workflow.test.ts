import { readFileSync } from 'node:fs';
import { hostKinds } from '@/tools/publish/settings';

test('the workflow gets every secret of every host under the name that it has on a computer', () => {
  const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
  const names = Object.values(hostKinds).flatMap(({ secrets }) => secrets);
  expect(names.length).toBeGreaterThan(2);
  const missing = [...names, 'SFTP_KEY_PASSPHRASE'].filter(
    (name) => !workflow.includes(`${name}: \${{ secrets.${name} }}`),
  );
  expect(missing).toEqual([]);
});
