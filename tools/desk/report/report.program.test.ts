import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  groupPosts,
  type PostFile,
  parsePosts,
  pathInBranch,
} from '@/tools/desk/page/status/posts-list';
import { type PublishStatus, parseStatus } from '@/tools/desk/status';
import { Report } from './report';

const before = process.cwd();
const reportEnd = path.resolve('tools/desk/report/report-end.mjs');
let top: string;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(top, 'host.git'), encoding: 'utf8' }).trimEnd();

/** A checkout, as the machine of a run has it. */
function checkOut(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${top}/host.git`, folder], {
    cwd: top,
    stdio: 'pipe',
  });
  process.chdir(path.join(top, folder));
}

beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'report-'));
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', 'host.git'], {
    cwd: top,
  });
  const tree = git('hash-object', '-t', 'tree', '-w', '/dev/null');
  const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  git('update-ref', 'refs/heads/main', git(...who, 'commit-tree', tree, '-m', 'the shop'));
  checkOut('run');
});

afterEach(() => {
  process.chdir(before);
  rmSync(top, { recursive: true });
});

const noLine = (line: string) => {
  throw new Error(line);
};

const runPage = (run: string) => `https://code.example/duka/shop/actions/runs/${run}`;

function report(run: string, subject = 'the shop'): Report {
  const about = { commit: git('rev-parse', 'main'), address: 'https://duka.example', subject };
  return new Report({ ...about, run: runPage(run) }, noLine);
}

/** The workflow's step after a cancelled or failed run. */
function end(run: string, how: 'cancelled' | 'failure'): void {
  execFileSync(process.execPath, [reportEnd], {
    stdio: 'pipe',
    env: {
      ...process.env,
      GITHUB_SERVER_URL: 'https://code.example',
      GITHUB_REPOSITORY: 'duka/shop',
      GITHUB_RUN_ID: run,
      ENDED: how,
    },
  });
}

function reported(): PublishStatus {
  const status = parseStatus(git('show', 'published:status.json'));
  if (!status) throw new Error('There is no status.');
  return status;
}

function draw(file: string, content: string): void {
  mkdirSync(path.dirname(path.join('posts', file)), { recursive: true });
  writeFileSync(path.join('posts', file), content);
}

const posts = () => git('ls-tree', '-r', '--name-only', 'published').split('\n');

test('a step that a cancelled run reported last is not left there for ever', () => {
  report('1').tell({ state: 'build' });
  end('1', 'cancelled');
  expect(reported()).toMatchObject({
    state: 'stopped',
    stoppedAt: 'build',
    reason: expect.stringContaining('was cancelled'),
    subject: 'the shop',
  });
});

test('a run that failed before it reported anything is said to have stopped', () => {
  draw('boot.txt', 'Boots');
  const first = report('1');
  first.published('c1', {});
  first.tell({ posts: { state: 'made' }, said: ['New pages: 3'] }, true);
  checkOut('another');
  end('2', 'failure');
  expect(reported()).toMatchObject({
    state: 'stopped',
    stoppedAt: 'waiting',
    reason: expect.stringContaining('ended before it was done'),
    run: runPage('2'),
    commit: git('rev-parse', 'main'),
    said: [],
    published: [{ commit: 'c1' }],
    posts: { state: 'made' },
  });
  expect(posts()).toContain('posts/boot.txt');
  expect(git('rev-list', '--count', 'published')).toBe('1');
});

test('an end that a run has reported stays, whatever fails after it', () => {
  report('1').tell({ state: 'stopped', stoppedAt: 'check', reason: 'a price' });
  const before = git('rev-parse', 'published');
  end('1', 'failure');
  expect(git('rev-parse', 'published')).toBe(before);
});

test('another branch whose name ends alike is not taken for that of the reports', () => {
  git('update-ref', 'refs/heads/fix/published', 'main');
  report('1').tell({ state: 'check' });
  expect(reported().state).toBe('check');
});

test('posts stay beside later reports, and another machine goes on from them', () => {
  const first = report('1');
  draw('status/boot.jpg', 'a boot');
  draw('boot.txt', 'Boots');
  draw('.made.json', '{}');
  first.tell({ posts: { state: 'made' } }, true);
  expect(posts()).toEqual([
    'posts.json',
    'posts/.made.json',
    'posts/boot.txt',
    'posts/status/boot.jpg',
    'status.json',
  ]);
  expect(JSON.parse(git('show', 'published:posts.json'))).toEqual({
    files: [
      { file: 'boot.txt', bytes: 5 },
      { file: 'status/boot.jpg', bytes: 6 },
    ],
  });

  checkOut('another');
  const second = report('2');
  second.tell({ state: 'check' });
  expect(posts()).toContain('posts/status/boot.jpg');
  expect(second.takeOutPosts()).toBe(true);
  expect(readFileSync('posts/status/boot.jpg', 'utf8')).toBe('a boot');
  expect(reported().posts).toEqual({ state: 'made' });
  rmSync('posts/boot.txt');
  second.tell({}, true);
  expect(posts()).not.toContain('posts/boot.txt');
});

test('the desk finds each post where its list says', () => {
  draw('square/boot.jpg', 'a boot');
  draw('boot.txt', 'Boots');
  draw('price-list-phone.pdf', 'prices');
  report('1').tell({ posts: { state: 'made' } }, true);
  const groups = groupPosts(parsePosts(git('show', 'published:posts.json')));
  const content = (file?: PostFile) => file && git('show', `published:${pathInBranch(file)}`);
  expect(
    groups.flatMap(({ title, posts }) =>
      posts.map(({ name, main, text }) => [title, name, content(main), content(text)]),
    ),
  ).toEqual([
    ['Square pictures', 'boot', 'a boot', 'Boots'],
    ['Texts', 'boot', 'Boots', undefined],
    ['Lists and cards', 'price-list-phone', 'prices', undefined],
  ]);
});

test('the last ten published commits are there to go back to, the newest first', () => {
  for (let at = 1; at <= 12; at += 1) {
    report('1', `price ${at}`).published(`c${at}`, {});
  }
  const { published, commit } = reported();
  expect(commit).toBe('c12');
  expect(published.map((entry) => entry.subject)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `price ${at}`),
  );
});

test('without a network nothing is reported, and that is said once', () => {
  rmSync(path.join(top, 'host.git'), { recursive: true });
  const lines: string[] = [];
  const about = { commit: 'c1', address: '', run: '' };
  const lost = new Report(about, (line) => lines.push(line));
  lost.tell({ state: 'build' });
  lost.published('c1', {});
  expect(lost.takeOutPosts()).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^The desk does not show this publish/)]);
});
