import { readFileSync } from 'node:fs';
import { hostKinds } from '@/tools/publish/settings';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');

test('the workflow gets every secret of every host under the name that it has on a computer', () => {
  const names = Object.values(hostKinds).flatMap((kind) => [
    ...kind.secrets.flat(),
    ...('moreSecrets' in kind ? kind.moreSecrets : []),
  ]);
  expect(names.length).toBeGreaterThan(5);
  const missing = names.filter((name) => !workflow.includes(`${name}: \${{ secrets.${name} }}`));
  expect(missing).toEqual([]);
});
