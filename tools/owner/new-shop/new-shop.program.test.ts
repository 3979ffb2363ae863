import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataModules } from '@/data/schema/modules';
import { sampleShop, writeSampleShop } from '@/e2e/shop/sample-shop';
import { readShop } from '@/lib/data-modules/data-folder.build';
import { printModule } from '@/lib/data-modules/print-module.build';
import { writeShopConfig } from '@/lib/data-modules/shop-config.build';
import { filesBelow } from '@/tools/owner/check/data-files';

/* The programs as an owner runs them, on the shop of the tests as a sample: answers in, a shop out. */

let project: string;
const data = () => path.join(project, 'data');

// Each test starts several programs.
jest.setTimeout(240_000);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'new-shop-'));
  writeSampleShop(data());
  writeShopConfig(project);
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
});

afterEach(() => rmSync(project, { recursive: true }));

function run(program: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(project, 'tsconfig.json') },
    },
  );
  return { status, said: stdout + stderr };
}

/** Writes lines into a file of the copy; gives its path. */
function fileOf(name: string, lines: readonly string[]): string {
  const file = path.join(project, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const newShop = (lines: readonly string[], ...options: string[]) =>
  run('tools/cli.ts', 'new-shop', fileOf('answers.txt', lines), ...options);

/** Facts of the sample shop and of no other shop: names, texts, numbers. */
function samplesOwn(): string[] {
  const { about, categories, deliveryAreas, faq, payments, products, reviews, shop, whyChoose } =
    sampleShop();
  return [
    shop.name,
    shop.phone,
    payments.mpesaName ?? '',
    payments.till?.number ?? '',
    ...about.story,
    ...[...about.values, ...whyChoose].map(({ text }) => text),
    ...about.figures.map(({ value }) => value),
    ...categories.flatMap(({ name, description = '' }) => [name, description]),
    ...deliveryAreas.map(({ means }) => means).filter((means) => means !== 'By rider'),
    ...faq.map(({ answer }) => answer),
    ...products.flatMap(({ name, description, alt }) => [name, description, alt]),
    ...reviews.flatMap(({ name, text }) => [name, text]),
    'Thika',
    'Kiambu',
    'stall',
    'seams',
    'matatu',
    'Airtel',
    'hoodie',
  ];
}

/** True in any shop: kinds with their paths and names, words of a search, colours and sizes. */
const GENERAL =
  /^(?:merchant|search-words|colour-families|colours|kiswahili-names|mpesa-tariff|catalogue\/size-sets)\.ts$/;

/** The facts of the sample that the shop's modules still have. */
function foreign(): string[] {
  const text = filesBelow(data())
    .filter(({ name }) => !GENERAL.test(name))
    .map(({ content }) => content.toString().replace(/^ *(?:\/\*\*.*| \*.*)$/gm, ''))
    .join('\n');
  return samplesOwn().filter((one) => one.length > 2 && text.includes(one));
}

const sheetHeader = 'Name,Category,Price,Sizes,Colour,Kind,Age group,Gender,Condition';

const shops = [
  {
    title: 'a dress shop with a till alone',
    answers: [
      "Name: Achieng's Dresses",
      'Sells: Dresses and scarves',
      'Phone: 0712 345 678',
      'Town: Nyeri',
      'Place: shop',
      'Street: Shop 4, Long Street',
      'Hours: Mon–Sat 9AM–7PM; Sun 10AM–2PM',
      'Till: 5123456, ACHIENG DRESSES',
      'Delivery area: Pick up at the shop, 0, you come to us, when we are open',
      'Delivery area: Nyeri town, 150, by rider, the same day',
      'Pay on delivery: yes',
    ],
    sheet: [
      'Wrap Dress,Dresses,1800,S M L,Red,dresses,adult,female,',
      'Silk Scarf,Scarves,600,One size,Blue,scarves,adult,female,',
    ],
    categories: ['Dresses', 'Scarves'],
  },
  {
    title: 'a shop of school uniform with no place and no PayPal',
    answers: [
      'Name: Elimu Uniforms',
      'Sells: School uniform',
      'Phone: 020 555 0100',
      'WhatsApp: 0712 345 678',
      'Town: Nakuru',
      'Place: online',
      'Paybill: 123456, 0110123456, ELIMU UNIFORMS',
      'Email: orders@elimu.example',
      'Delivery area: Any town, 300, by bus parcel, 1–2 days',
    ],
    sheet: ['Grey Sweater,Sweaters,950,24 26 28,Grey,school-uniform,kids,unisex,'],
    categories: ['Sweaters'],
  },
  {
    title: 'a shop of second-hand shoes with one category',
    answers: [
      'Name: Viatu Poa',
      'Sells: Second-hand shoes',
      'Phone: 0712 345 678',
      'Town: Kisumu',
      'M-Pesa: 0712 345 678, OTIENO O',
      'PayPal: 130',
      'Colour: #a8d8b9',
      'Network: https://www.facebook.com/viatu.poa.page',
    ],
    sheet: ['Leather Loafer,Shoes,1200,40 41,Brown,loafers,adult,male,used'],
    categories: ['Shoes'],
  },
];

test.each(shops)(
  '$title has its own facts and products, and nothing of the sample',
  ({ answers, sheet, categories }) => {
    const made = newShop(answers, '--yes');
    expect(made).toMatchObject({ status: 0, said: expect.stringContaining('What is next:') });
    const products = fileOf('products.csv', [sheetHeader, ...sheet]);
    const made2 = categories.flatMap((name) => ['--new-category', name]);
    expect(run('tools/cli.ts', 'sheet:read', products, ...made2, '--apply')).toMatchObject({
      status: 0,
    });
    const checked = run('tools/cli.ts', 'check');
    expect(checked).toMatchObject({ status: 0, said: expect.not.stringContaining('untrue') });
    expect(foreign()).toEqual([]);
    expect(readdirSync(path.join(data(), 'photos/scenes'))).toEqual(['empty-cart.png']);
    expect(readdirSync(path.join(data(), 'photos'))).toEqual(['scenes']);
    const [name, sells] = answers.map((line) => line.replace(/^.*?: /, ''));
    expect(readShop(data()).shop).toMatchObject({ name, sells });
    expect(readShop(data()).products).toHaveLength(sheet.length);
  },
);

test('what it writes is laid out as the formatter has it', () => {
  const [{ answers = [] } = {}] = shops;
  newShop(answers, '--yes');
  const written = filesBelow(data()).filter(({ name }) => name.endsWith('.ts'));
  // The formatter reads no folder but the repository's.
  mkdirSync('.test', { recursive: true });
  const folder = mkdtempSync('.test/new-shop-');
  for (const { name, content } of written) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['biome', 'format', '--vcs-enabled=false', folder],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect({ status, said: stdout + stderr }).toMatchObject({
    status: 0,
    said: expect.stringContaining(`Checked ${written.length} files`),
  });
});

test('it says what it will do, and does nothing before it may', () => {
  const [{ answers = [] } = {}] = shops;
  const before = filesBelow(data());
  const { said, status } = newShop(answers);
  expect(status).toBe(0);
  expect(said).toContain('Taken out, as samples: 13 products, 3 categories');
  expect(said).toContain('Town: Nyeri');
  expect(said).toContain('Nothing is changed yet');
  expect(filesBelow(data())).toEqual(before);
});

test('what was there is kept in a folder with the day in its name', () => {
  const [{ answers = [] } = {}] = shops;
  newShop(answers, '--yes');
  const [kept = ''] = readdirSync(path.join(project, '.kept'));
  expect(kept).toMatch(/^\d{4}-\d{2}-\d{2}-\d{6}$/);
  const folder = path.join(project, '.kept', kept, 'data');
  expect(readFileSync(path.join(folder, 'shop.ts'), 'utf8')).toBe(
    printModule(dataModules['shop.ts'], sampleShop().shop),
  );
  expect(existsSync(path.join(folder, 'photos/footwear/rain-boot.png'))).toBe(true);
});

test('a second run takes what is missing and leaves what is there', () => {
  const [{ answers = [] } = {}] = shops;
  newShop(answers, '--yes');
  const { said } = newShop(
    ['Name: Another name', 'Town: Another town', 'Email: orders@achieng.example'],
    '--yes',
  );
  expect(said).toContain('Stays as it is in the shop: Name, Town. To change it: docs/owner/');
  const { shop, address, visit } = readShop(data());
  expect([shop.name, address.town, visit.email]).toEqual([
    "Achieng's Dresses",
    'Nyeri',
    'orders@achieng.example',
  ]);
});

test('a shop is in Kiswahili too only where its owner says so', () => {
  const needed = ['Name: Kanga House', 'Sells: Kanga and kitenge'];
  expect(newShop(needed, '--yes').said).toContain('the pages are in English alone,');
  expect(readShop(data()).shop.languages).toBeUndefined();
  rmSync(data(), { recursive: true });
  writeSampleShop(data());
  expect(newShop([...needed, 'Kiswahili: yes'], '--yes').status).toBe(0);
  expect(readShop(data()).shop.languages).toEqual(['sw']);
});

test('a shop without a phone, a town and a product is made, and what it lacks is named', () => {
  const { status, said } = newShop(['Name: Kanga House', 'Sells: Kanga and kitenge'], '--yes');
  expect(status).toBe(0);
  expect(said).toContain('data/shop.ts phone: 0700 000 000 is the number of nobody');
  expect(said).toContain('data/address.ts: a sample: address');
  expect(said).toMatch(/Not answered, and so left out: Phone, WhatsApp, .*Town/);
  expect(run('tools/cli.ts', 'check')).toMatchObject({
    status: 0,
    said: expect.stringContaining('has no product yet'),
  });
});

test('a wrong answer is named by its line and question, with what it must be, and nothing is changed', () => {
  const { status, said } = newShop([
    'Name: Kanga House',
    'Phone: 12',
    'Place: tent',
    'Till: 07123, KANGA',
    'Paybill: 123456',
    'Delivery area: Nyeri town',
    'Pay on delivery: perhaps',
    'Emial: orders@kanga.example',
    'Network: www.instagram.com/kanga',
  ]);
  expect(status).toBe(1);
  expect(said).toMatch(/line 8: must begin with .*did you mean "Email"\?/);
  expect(said).toMatch(/line 3: Place: must be stall, shop or online, not "tent"/);
  expect(said).toMatch(/line 5: Paybill: must be the number, the account and the name/);
  expect(said).toMatch(/line 6: Delivery area: must be the place, the fee, /);
  expect(said).toMatch(/line 7: Pay on delivery: must be yes or no, not "perhaps"/);
  expect(said).toMatch(/line 9: Network: must be the https/);
  expect(said).toContain('Sells: must be there, such as "Dresses and scarves"');
  expect(said).toContain('Nothing was changed.');
  const judged = newShop([
    'Name: Kanga House',
    'Sells: Kanga',
    'Phone: 12',
    'Till: 0712 345 678, KANGA',
    'Delivery area: Nyeri town, free, by rider, today',
    'Email: kanga',
    'Colour: pink',
  ]);
  expect(judged.said).toContain(
    `line 3: Phone: must be a Kenyan phone number, such as 0712 345 678, not "12"\n`,
  );
  expect(judged.said).toMatch(/line 4: Till: must be the till's number, .*phone number/);
  expect(judged.said).toMatch(/line 5: Delivery area: must be a whole number of shillings/);
  expect(judged.said).toMatch(/line 6: Email: must be an email address/);
  expect(judged.said).toMatch(/line 7: Colour: must be six digits after #/);
  const lines = [...judged.said.matchAll(/line (\d+): /g)].map(([, line]) => Number(line));
  expect(lines).toEqual([3, 4, 5, 6, 7]);
  expect(readShop(data()).shop.name).toBe('Duka Mfano');
});

test('the example of a file of answers makes a shop', () => {
  const lines = readFileSync('docs/owner/answers.txt', 'utf8').split('\n');
  expect(newShop(lines, '--yes').status).toBe(0);
  expect(readShop(data()).deliveryAreas).toHaveLength(3);
});

test('work that git does not have is not written over, unless that is said', () => {
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@shop.example', ...words], {
      cwd: project,
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'sample');
  writeFileSync(
    path.join(data(), 'sharing.ts'),
    `${readFileSync(path.join(data(), 'sharing.ts'), 'utf8')}// A remark\n`,
  );
  const [{ answers = [] } = {}] = shops;
  expect(newShop(answers, '--yes')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/not committed: .*sharing\.ts[\s\S]*--with-unsaved-work/),
  });
  expect(newShop(answers, '--yes', '--with-unsaved-work').status).toBe(0);
});

test('the interface speaks of no shop in particular', () => {
  const folder = 'data/words/en';
  const said = readdirSync(folder)
    // The words of a stall are said where data/address.ts says that it is one.
    .filter((file) => file !== 'place.ts')
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(said.join('\n')).not.toMatch(/\bstall|seams|matatu|shoes?\b|boots?\b|hoodie|Thika/i);
});
