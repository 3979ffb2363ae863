import { readFileSync } from 'node:fs';
import { dataModules, productModule } from '@/data/schema/modules';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { type CodeHost, CodeHostError } from '@/tools/desk/page/status/github-host';
import { type Question, savingGuard } from './saving-guard';

const shopFile = 'data/shop.ts';
const shop = readFileSync('e2e/shop/data/shop.ts', 'utf8');

/** An entry as the desk gives it to a listener, over plain values. */
function entryOf(values: Record<string, unknown>) {
  const entry = {
    get: (name: string) => values[name],
    set: (name: string, value: unknown) => entryOf({ ...values, [name]: value }),
    toJS: () => values,
  };
  return entry as never;
}

/** A guard over a code host with these files, whose owner answers each question with `answer`. */
function guardOver(files: Record<string, string>, answer = true) {
  const asked: Question[] = [];
  const host = {
    branch: 'main',
    text: async (file: string) => files[file],
    json: async () => [],
  } as unknown as CodeHost;
  const guard = savingGuard(
    () => host,
    () => true,
    async (question) => {
      asked.push(question);
      return answer;
    },
  );
  return { guard, asked, host };
}

test('a file that is as it was loaded is saved as it was typed', async () => {
  const { guard, asked } = guardOver({ [shopFile]: `${shop}\n` });
  const form = await guard
    .watched(dataModules['shop.ts'], moduleFormat(dataModules['shop.ts']))
    .fromFile(shop.trim());
  const entry = entryOf({ path: shopFile, data: { ...form, name: 'Other' } });
  expect(await guard.beforeSave(entry)).toBe(entry);
  expect(asked).toEqual([]);
});

test('while a form is open its file stays as it was, and the change elsewhere comes in with the save', async () => {
  const theirs = shop.replace(/name: '[^']*'/, "name: 'Theirs'");
  const { guard } = guardOver({ [shopFile]: theirs });
  const module = dataModules['shop.ts'];
  const { fromFile } = guard.watched(module, moduleFormat(module));
  const form = await fromFile(shop);
  expect(await fromFile(theirs)).toEqual(form);
  const saved = await guard.beforeSave(entryOf({ path: shopFile, data: form }));
  expect(saved.get('data')).toMatchObject({ name: 'Theirs' });
});

test('a new product is not saved over one with its address', async () => {
  const file = 'data/catalogue/products/loafer.ts';
  const { guard } = guardOver({ [file]: 'anything' });
  guard.watched(productModule, moduleFormat(productModule));
  await expect(
    guard.beforeSave(entryOf({ path: file, newRecord: true, data: {} })),
  ).rejects.toMatchObject({
    message: 'saving_failed',
    cause: {
      message: expect.stringMatching(/with this address already.*give this one another name\.$/),
    },
  });
});

test('of a list the owner is asked about the entry that both changed, by its name', async () => {
  const file = 'data/delivery.ts';
  const module = dataModules['delivery.ts'];
  const text = readFileSync('e2e/shop/data/delivery.ts', 'utf8');
  const theirs = text.replace('feeKes: 150', 'feeKes: 180').replace('feeKes: 250', 'feeKes: 300');
  const { guard, asked } = guardOver({ [file]: theirs });
  const { fromFile, toFile } = guard.watched(module, moduleFormat(module));
  await fromFile(text);
  const form = await moduleFormat(module).fromFile(text.replace('feeKes: 150', 'feeKes: 200'));
  const saved = await guard.beforeSave(entryOf({ path: file, data: form }));
  expect(asked.map(({ lines }) => lines.slice(1))).toEqual([
    ['Sampletown, Fee: 180 there, 200 here.'],
  ]);
  expect(await toFile(saved.get('data') as never)).toBe(
    theirs.replace('feeKes: 180', 'feeKes: 200'),
  );
});

test('what keeps a save from the code host is said with what to do', async () => {
  const { guard, host } = guardOver({});
  host.text = async () => {
    throw new CodeHostError('token');
  };
  await expect(guard.beforeSave(entryOf({ path: shopFile, data: {} }))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^Nothing was saved\. Your token is not accepted/) },
  });
});
