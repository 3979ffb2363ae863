/**
 * The program of the code host's workflow: takes in photos and the online sheet, publishes by
 * publish-shop, commits the changed files of data/, makes the posts, and reports each step to the
 * branch that the desk reads (docs/decisions/0052). Its options are those of publish-shop.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWaiting } from '@/lib/catalogue/photo-places';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { asRecord, parseJson, textOf } from '@/lib/values/unknown-values';
import { loadSettings } from '@/scripts/build/load-settings';
import type { ProgramMessage } from '@/tools/cli/send-message';
import { checkData } from '@/tools/owner/check/check-data';
import { listPhotos } from '@/tools/owner/check/list-photos';
import {
  describeFindings,
  describeHeld,
  describeToSettle,
  describeWarnings,
} from './describe-findings';
import { committer, git } from './git';
import { keepData } from './keep-data';
import { Report } from './report';
import { runAndListen } from './run-and-listen';

const programs = {
  sheet: new URL('../../owner/sheet/online.ts', import.meta.url),
  shop: new URL('../../cli.ts', import.meta.url),
};

const ENDED_EARLY = 'The publish ended before it was done. The run’s page at GitHub says more.';

/** The changes of the online sheet that were held back. */
let held: readonly string[] = [];

const options = process.argv.slice(2);
const say = (line: string) => console.log(line);

loadSettings();
process.exitCode = await main();

async function main(): Promise<number> {
  // A trial changes nothing, for nobody.
  if (options.includes('--dry'))
    return (await runAndListen(programs.shop, ['publish-shop', ...options])).status;
  const report = new Report(about(), say);
  try {
    return await takeInAndPublish(report);
  } catch (error) {
    report.brokeOff(ENDED_EARLY);
    throw error;
  }
}

async function takeInAndPublish(report: Report): Promise<number> {
  const isBack = options.includes('--back');
  const isMorning = process.env.GITHUB_EVENT_NAME === 'schedule';
  // A morning with nothing to publish is not worth a report, unless the sheet has something to ask.
  if (!isMorning) report.tell({});
  const hasNewPhotos = !isBack && (await takeInPhotos(report));
  if (!isBack && !(await takeInSheet(report))) return 1;
  // A morning run without changes leaves the shop as it is, even an earlier shop that was put back.
  if (isMorning && !hasNewPhotos && git(['status', '--porcelain', 'data']) === '') {
    if (held.length > 0) report.tell({ ...(await judge()), state: 'unchanged' });
    say('There was nothing to publish.');
    return 0;
  }
  return publish(report);
}

/** Puts photos into their places and keeps that at once: no fault elsewhere loses one. */
async function takeInPhotos(report: Report): Promise<boolean> {
  if (!listPhotos().some(isWaiting)) return false;
  let photos: ProgramMessage['photos'] = [];
  await runAndListen(programs.shop, ['photos', '--no-questions'], (message) => {
    photos = message.photos ?? photos;
  });
  const lost = keepData('data: photos in their places');
  if (lost) say(lost);
  report.note({ commit: git(['rev-parse', 'HEAD']), photos });
  return photos.some(({ now }) => now !== undefined);
}

/** Takes in the online sheet, if there is one; false if its failure must stop the publish. */
async function takeInSheet(report: Report): Promise<boolean> {
  if (!process.env.CATALOGUE_SHEET) return true;
  const { status, errors } = await runAndListen(programs.sheet, [], (message) => {
    held = message.held ?? held;
  });
  if (status === 0) return true;
  const reason = errors.join('\n');
  report.tell({ ...(await judge()), state: 'stopped', stoppedAt: 'waiting', reason });
  return false;
}

async function publish(report: Report): Promise<number> {
  const received: ProgramMessage = {};
  const judged = git(['rev-parse', 'HEAD']);
  const { status, errors } = await runAndListen(
    programs.shop,
    ['publish-shop', ...options],
    (message) => {
      Object.assign(received, message);
      if (message.step) report.tell({ state: message.step });
    },
  );
  const found = await judge();
  const { step = 'waiting', ended, said = [], stopped } = received;
  if (status !== 0 || !ended) {
    report.tell({
      ...found,
      state: 'stopped',
      stoppedAt: step,
      reason: stopped ?? ENDED_EARLY,
      // The build alone reports why it failed.
      said: step === 'build' ? errors : [],
    });
    return status || 1;
  }
  const lost = keepData('data: as it was published');
  if (lost) say(lost);
  const commit = keptCommit(judged);
  if (ended === 'published') report.published(commit, { ...found, said });
  else {
    const back = ended === 'back' && { putBack: true as const };
    report.tell({ ...found, state: back ? 'published' : 'unchanged', commit, said, ...back });
  }
  if (ended === 'published' || !report.hasPosts) await makePosts(report);
  return 0;
}

/** The findings of the check in the present files. */
async function judge() {
  const { issues, unsettled } = await checkData();
  return {
    findings: [...describeFindings(issues), ...held.map(describeHeld)],
    toSettle: unsettled.map(describeToSettle),
  };
}

/**
 * The commit of main that has the published data/: the newest or, if a later save came in between,
 * the judged commit. If the push failed, the last pushed commit.
 */
function keptCommit(judged: string): string {
  const [head, upstream] = [git(['rev-parse', 'HEAD']), git(['rev-parse', '@{upstream}'])];
  if (head === upstream && head !== judged && git(['rev-parse', 'HEAD~1']) === judged) return head;
  return git(['merge-base', judged, upstream]);
}

/** Makes the changed posts again, and leaves the others. */
async function makePosts(report: Report): Promise<void> {
  if (!report.takeOutPosts()) return;
  const { at: before } = report.posts ?? {};
  const last = before !== undefined && { at: before };
  report.tell({ posts: { state: 'making', ...last } });
  const { status, errors } = await runAndListen(programs.shop, ['posts', '--no-check']);
  const at = new Date().toISOString();
  const warnings = describeWarnings((await checkData()).unsettled);
  if (status === 0) report.tell({ posts: { state: 'made', at, warnings } }, true);
  else report.tell({ posts: { state: 'failed', reason: errors.join('\n'), ...last } });
}

function about() {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const host = path.join(dataFolder, 'host.json');
  const { address } = asRecord(existsSync(host) ? parseJson(readFileSync(host, 'utf8')) : {});
  const commit = git(['rev-parse', 'HEAD']);
  return {
    commit,
    ...subjectOf(commit),
    run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    address: textOf(address).replace(/\/+$/, ''),
  };
}

/** The message of a person's commit; nothing for a commit of the workflow. */
function subjectOf(commit: string): { subject?: string } {
  const [email = '', subject = ''] = git(['log', '-1', '--format=%ae%n%s', commit]).split('\n');
  return email === committer.email ? {} : { subject };
}
