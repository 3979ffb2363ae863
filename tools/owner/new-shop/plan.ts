import path from 'node:path';
import { dataModules } from '@/data/schema/modules';
import { type Issue, issueSentence, moduleDoor, stops } from '@/lib/catalogue/issue';
import { photoMatcher, photoPath, withoutEnding } from '@/lib/catalogue/photo-names';
import { isMeantAsPhoto, photoPlaces } from '@/lib/catalogue/photo-places';
import { productFile, type ShopData, withProducts } from '@/lib/data-modules/shop-files.build';
import { type Door, saidAt } from '@/lib/format/marks';
import { withFound } from '@/lib/format/sentences';
import { type Change, changeOf } from '@/tools/change/change-shop';
import { listPhotos } from '@/tools/owner/check/list-photos';
import type { Answer } from './answers';
import { AnswerFault, type Question, questions } from './questions';
import { withoutSamples } from './without-samples';

/** The changes of a folder of data/ by `npm run new-shop`. */
export interface Plan {
  /** Sentences about answers that are not right; then nothing is changed. */
  faults: string[];
  /** Answers that the shop has already, which stay as they are. */
  known: Answer[];
  used: Answer[];
  shop: ShopData;
  change: Change;
  /** How many samples are taken out, by what they are: '26 products'. */
  taken: string[];
}

/** The mistake, and its answer. */
interface Fault {
  answer?: Answer | undefined;
  sentence: string;
}

/** The owner's shop from the sample shop in a folder of data/, or from one that was begun, and answers. */
export function planNewShop(folder: string, before: ShopData, answers: readonly Answer[]): Plan {
  const own = withoutSamples(before);
  const isKnown = ({ question }: Answer) => question.isKnown(own);
  const [known, used] = [answers.filter(isKnown), answers.filter((one) => !isKnown(one))];
  const { shop, faults } = answered(own, used);
  const photos = samplePhotos(folder, before, shop);
  const gone = before.products.filter(({ id }) => shop.products.every((one) => one.id !== id));
  const change = changeOf(folder, {
    ...valuesOf(shop),
    ...without([
      ...gone.map(({ id }) => productFile(id)),
      ...photos.map((photo) => `photos/${photo}`),
      // Nobody relies on the published addresses of the sample shop.
      ...(shop.products.length === 0 ? ['published.json'] : []),
    ]),
  });
  const found = [...faults, ...change.issues.filter(stops).map((issue) => faultIn(issue, used))];
  return {
    faults: inOrder(found, answers),
    known,
    used,
    shop,
    change,
    taken: takenOut(before, own, photos),
  };
}

/** Each sentence once, in the order of the answers; those about no answer are last. */
function inOrder(faults: readonly Fault[], answers: readonly Answer[]): string[] {
  const placeOf = ({ answer }: Fault) => (answer ? answers.indexOf(answer) : answers.length);
  const sorted = faults.toSorted((a, b) => placeOf(a) - placeOf(b));
  return [...new Set(sorted.map(({ sentence }) => sentence))];
}

/** The questions that a shop has no answer to yet. */
export function openQuestions(shop: ShopData): Question[] {
  return questions.filter((question) => !question.isKnown(shop));
}

/** A shop with answers in the order of the questions, and what is wrong with some. */
function answered(own: ShopData, answers: readonly Answer[]) {
  const faults: Fault[] = [];
  let shop = own;
  for (const question of questions) {
    for (const answer of answers.filter((one) => one.question === question)) {
      try {
        shop = question.put(shop, answer.text);
      } catch (error) {
        if (!(error instanceof AnswerFault)) throw error;
        faults.push({ answer, sentence: faultOf(answer, error.message) });
      }
    }
    const isMissing = question.needed && !question.isKnown(own);
    if (isMissing && !answers.some((one) => one.question === question)) {
      const sentence = `${question.name}: must be there, such as "${question.example}"`;
      faults.push({ sentence });
    }
  }
  return { shop, faults };
}

function faultOf({ where, question, text }: Answer, must: string): string {
  const example = must.includes('such as') ? '' : `. Such as "${question.example}"`;
  return `${where ? `${where}: ` : ''}${question.name}: ${withFound(must, `"${text}"`)}${example}`;
}

/** The findings of the shop's check, each with the question of its answer. */
function faultIn(issue: Issue, answers: readonly Answer[]): Fault {
  const answer = answerOf(issue, answers);
  const sentence = answer
    ? faultOf(answer, saidAt(answerDoor(issue.file), issue.message))
    : issueSentence(issue);
  return { answer, sentence };
}

/** How answers name the fields of a file: by the questions that fill them in. */
function answerDoor(own: string): Door {
  const file = own.replace(/^data\//, '');
  return {
    names: (one) => {
      const place = `${one.file ?? file} ${one.field ?? ''}`;
      return questions.find(({ fills }) => fills.includes(place))?.name ?? moduleDoor.names(one);
    },
  };
}

/** The answer that an issue is about. */
function answerOf({ file, entry, field = '' }: Issue, answers: readonly Answer[]) {
  const place = `${file.replace(/^data\//, '')} ${field}`.trim();
  const isIn = (filled: string) =>
    place === filled || /^[ .]/.test(place.startsWith(filled) ? place.slice(filled.length) : '');
  const those = answers.filter(({ question }) => question.fills.some(isIn));
  return those.find(({ text }) => entry !== undefined && text.startsWith(entry)) ?? those[0];
}

/** The modules of a shop, by their files below data/. */
function valuesOf(shop: ShopData): Record<string, object> {
  return Object.fromEntries([
    ...Object.entries(dataModules).map(([file, { name }]) => [file, shop[name]]),
    ...shop.products.map((record) => [productFile(record.id), record]),
  ]);
}

function without(files: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(files.map((file) => [file, undefined]));
}

/** The photos that a shop has a place for and the one after it has not. */
function samplePhotos(folder: string, before: ShopData, after: ShopData): string[] {
  const photos = listPhotos(path.join(folder, 'photos'));
  const isOf = (shop: ShopData) => {
    const categories = withProducts(shop.categories, shop.products);
    const match = photoMatcher(photoPlaces(categories, Object.keys(shop.scenes)));
    return (photo: string) =>
      match(photo).some((one) => withoutEnding(photoPath(one, '.jpg')) === withoutEnding(photo));
  };
  const [was, is] = [isOf(before), isOf(after)];
  return photos.filter((photo) => isMeantAsPhoto(photo) && was(photo) && !is(photo));
}

function takenOut(before: ShopData, own: ShopData, photos: readonly string[]): string[] {
  const counts: [number, string][] = [
    [before.products.length - own.products.length, 'products'],
    [before.categories.length - own.categories.length, 'categories'],
    [photos.length, 'photos'],
    [before.reviews.length - own.reviews.length, 'reviews'],
    [before.faq.length - own.faq.length, 'questions with answers'],
    [before.whyChoose.length - own.whyChoose.length, 'reasons'],
    [before.about.figures.length - own.about.figures.length, 'figures'],
    [before.about.values.length - own.about.values.length, 'values'],
    [before.deliveryAreas.length - own.deliveryAreas.length, 'delivery areas'],
    [before.sizeGuides.length - own.sizeGuides.length, 'size guides'],
  ];
  const texts = [
    [before.about.sample, 'the story'],
    [before.policies.sample, 'promises about delivery and returns'],
    [before.payments.sample, 'numbers to pay to'],
    [Object.keys(before.pages).length > Object.keys(own.pages).length, 'texts of pages'],
  ] as const;
  return [
    ...counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
    ...texts.filter(([is]) => is).map(([, what]) => what),
  ];
}

/** The folder that keeps what was in a folder of data/ at a time: '.kept/2026-11-26-101500'. */
export function keptFolder(folder: string, now: Date): string {
  const name = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return path.join(path.dirname(folder), '.kept', name);
}
