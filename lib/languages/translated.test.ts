import { readdirSync, readFileSync } from 'node:fs';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { readModule } from '@/lib/data-modules/read-module';
import { isObject } from '@/lib/values/unknown-values';

/** Words that Kiswahili has from English, names and units: a text of these alone may be the same in both. */
const shared = new Set([
  ...['WhatsApp', 'Instagram', 'TikTok', 'Pinterest', 'till', 'paybill', 'code', 'waybill'],
  ...['x', 'cm', 'EU', 'UK', 'KSh'],
  ...['Nairobi', 'CBD', 'Sampletown', 'Sneakers', 'Penny', 'Loafers'],
]);

const isShared = (word: string) => shared.has(word) || shared.has(word.toLowerCase());

/** The texts of `english` that stand in the same place of `kiswahili`, each after its place. */
function untranslated(english: unknown, kiswahili: unknown, place: string): string[] {
  if (typeof english === 'string') {
    const words = english.replace(/\{\w+\}|https:\S+/g, '').match(/\p{L}+/gu) ?? [];
    return english === kiswahili && !words.every(isShared) ? [`${place}: ${english}`] : [];
  }
  if (!isObject(english) || !isObject(kiswahili)) return [];
  return Object.entries(english).flatMap(([name, one]) =>
    untranslated(one, kiswahili[name], `${place} ${name}`),
  );
}

/** The same of each record of data/, whose Kiswahili is its block `sw`. */
function untranslatedIn(value: unknown, place: string): string[] {
  if (!isObject(value)) return [];
  return [
    ...untranslated(value, value.sw, place),
    ...Object.entries(value).flatMap(([name, one]) => untranslatedIn(one, `${place} ${name}`)),
  ];
}

test('no text of the interface is in English in both languages', () => {
  const found = readdirSync('data/words/en').flatMap((file) => {
    const [english, kiswahili] = ['en', 'sw'].map((id) => {
      const [constant] = readModule(readFileSync(`data/words/${id}/${file}`, 'utf8'));
      return constant?.value;
    });
    return untranslated(english, kiswahili, file);
  });
  expect(found).toEqual([]);
});

test('no Kiswahili text of the shop is its English one', () => {
  expect(untranslatedIn(readShop('e2e/shop/data'), 'the shop')).toEqual([]);
});
