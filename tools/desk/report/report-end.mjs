/**
 * Runs after a cancelled or failed run of the workflow, and reports that the run stopped, unless
 * the run has reported its end. It uses no package, because the installation of packages may have
 * failed. It fails before the first report of a shop, because there is no report to continue.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, ENDED } = process.env;
const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
const seen = 'refs/report/published';
const steps = ['waiting', 'check', 'build', 'publish'];
const now = new Date().toISOString();

git(['fetch', '--quiet', '--depth=1', 'origin', `+refs/heads/published:${seen}`]);
/** @type {import('@/tools/desk/status').PublishStatus} */
const last = JSON.parse(git(['show', `${seen}:status.json`]));
const isOwn = last.run === run;
if (!isOwn || steps.includes(last.state)) write(isOwn ? last : begun());

/** @returns {import('@/tools/desk/status').PublishStatus} The status of a run that reported nothing. */
function begun() {
  const commit = git(['rev-parse', 'HEAD']);
  const none = { findings: [], toSettle: [], photos: [], said: [] };
  const { subject: _subject, reason: _reason, ...kept } = last;
  return { ...kept, ...none, state: 'waiting', commit, began: now, run };
}

/**
 * Reports a status as one that stopped, beside the posts that are there.
 * @param {import('@/tools/desk/status').PublishStatus} status
 */
function write(status) {
  const reason =
    ENDED === 'cancelled'
      ? 'The run was cancelled, or ran out of time. The next publish sends what is missing.'
      : 'The publish ended before it was done. The run’s page at GitHub says more.';
  const stopped = { ...status, state: 'stopped', stoppedAt: status.state, at: now, reason };
  const index = git(['rev-parse', '--path-format=absolute', '--git-path', 'index.report']);
  const env = { GIT_INDEX_FILE: index };
  try {
    git(['read-tree', seen], { env });
    const input = `${JSON.stringify(stopped, null, 1)}\n`;
    const blob = git(['hash-object', '-w', '--stdin'], { input });
    git(['update-index', '--add', '--cacheinfo', `100644,${blob},status.json`], { env });
    const tree = git(['write-tree'], { env });
    const who = ['-c', 'user.name=Publish', '-c', 'user.email=publish@users.noreply.github.com'];
    const commit = git([...who, 'commit-tree', tree, '-m', `stopped: ${status.commit}`]);
    git(['push', '--quiet', '--force', 'origin', `${commit}:refs/heads/published`]);
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * @param {string[]} args
 * @param {{ input?: string, env?: Record<string, string> }} [options]
 */
function git(args, { input, env } = {}) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, ...env, GIT_TERMINAL_PROMPT: '0' },
    ...(input !== undefined && { input }),
  }).trimEnd();
}
