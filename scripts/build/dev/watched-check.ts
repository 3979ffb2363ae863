import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Issue, stops } from '@/lib/catalogue/issue';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { checkData } from '@/tools/owner/check/check-data';

const CHECK_EVERY_MS = 500;

/** The check of data/, made again after each change of a file there. */
export class WatchedCheck {
  private state = '';
  private result: Promise<Issue[]> = Promise.resolve([]);

  constructor(
    private readonly folder = dataFolder,
    private readonly check: () => Promise<Issue[]> = stoppingIssues,
  ) {}

  /** What stops the shop as its files are now. */
  stopping(): Promise<Issue[]> {
    const state = stateOf(this.folder);
    if (state !== this.state) {
      this.state = state;
      this.result = this.check();
    }
    return this.result;
  }

  /**
   * Calls `changed` when other issues stop the shop than before, with none too, and `touched` after each
   * change of a file.
   */
  watch(changed: (issues: readonly Issue[]) => void, touched: () => void): void {
    let before = '[]';
    let pending = false;
    const look = async () => {
      const last = this.state;
      const issues = await this.stopping();
      if (last !== '' && last !== this.state) touched();
      const now = JSON.stringify(issues);
      if (now !== before) changed(issues);
      before = now;
    };
    setInterval(() => {
      if (pending) return;
      pending = true;
      look()
        // A folder that is moved while it is read: the next look sees it.
        .catch(() => {})
        .finally(() => {
          pending = false;
        });
    }, CHECK_EVERY_MS);
  }
}

/** Changes when a file below a folder is written, added or removed. */
function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true })
    .map((name) => {
      const stat = statSync(path.join(folder, String(name)), { throwIfNoEntry: false });
      return `${name} ${stat?.mtimeMs} ${stat?.size}`;
    })
    .join('\n');
}

/** An empty list where the check itself fails: the shop then shows what it can. */
async function stoppingIssues(): Promise<Issue[]> {
  try {
    return (await checkData()).issues.filter(stops);
  } catch (error) {
    console.error(error);
    return [];
  }
}
