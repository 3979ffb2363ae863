import { firstOf } from '@/lib/format/sentences';
import { hasEnded, isLost, type PublishStatus, type StatusFinding } from '@/tools/desk/status';
import type { Trouble } from './github-host';
import type { Save } from './saves';
import { shopTime } from './shop-time';

/** The reports that the desk has read at the code host. */
export interface Seen {
  /** The last changes of data/, the newest first; undefined before the first answer. */
  saves?: readonly Save[];
  /** The report of the last publish; 'none' for a shop without a report. */
  status?: PublishStatus | 'none' | 'unreadable';
  /** The reason why the last request has no answer. */
  trouble?: { kind: Trouble; again?: Date | undefined };
}

/** The text of the line. */
export interface DeskState {
  /** 'under way' is asked again soon. */
  tone: 'up to date' | 'under way' | 'wrong' | 'unknown';
  line: string;
  /** The advice, if the owner can do something. */
  advice?: string;
}

/** After this a publish that has not begun will not begin by itself. */
const LATE_MINUTES = 6;

/** The message about the shop, from the reports seen, at a time of the phone. */
export function deskState({ saves, status, trouble }: Seen, now: Date): DeskState {
  if (trouble) return stateOfTrouble(trouble, now);
  if (!saves || !status) return { tone: 'unknown', line: 'Asking how the shop is…' };
  const save = saves.find(({ byPublish }) => !byPublish);
  if (status === 'unreadable') {
    return {
      tone: 'wrong',
      line: 'The report of the publish cannot be read',
      advice:
        'Load the desk anew. Where that does not help, the desk is older than the shop’s program: it has to be built again.',
    };
  }
  if (status === 'none') return stateWithoutReport(save, now);
  if (save && !isAbout(status, save, saves)) return stateBeforePublish(save, status, now);
  return stateOfPublish(status, now);
}

function stateOfTrouble({ kind, again }: NonNullable<Seen['trouble']>, now: Date): DeskState {
  const at = again ? `at ${shopTime(again, now)}` : 'in some minutes';
  const sentences: Record<Trouble, Omit<DeskState, 'tone'>> = {
    network: {
      line: 'No network. What you saved is not lost',
      advice: 'The desk asks again when the network is back. Until then nothing can be saved.',
    },
    token: {
      line: 'The code of your shop is not accepted any more',
      advice:
        'Its day has come, or it was revoked. Make a new one, then sign out of the desk and in with it. What you saved is not lost.',
    },
    rights: {
      line: 'The code of your shop may not do that',
      advice: 'Make one with the permission “Contents: read and write”.',
    },
    quota: {
      line: `Too many requests. The desk asks again ${at}`,
      advice: 'GitHub answers one code only so often. What you saved is not lost.',
    },
    missing: {
      line: 'The code of your shop does not open its files',
      advice:
        'The repository has another name at GitHub now, or the code is for another one. Make a code for the shop’s repository.',
    },
    moved: { line: 'Somebody saved at the same moment', advice: 'Try it once more.' },
    server: {
      line: 'GitHub is out of order',
      advice: 'The desk asks again by itself. What you saved is not lost.',
    },
  };
  return { tone: kind === 'network' ? 'unknown' : 'wrong', ...sentences[kind] };
}

function stateWithoutReport(save: Save | undefined, now: Date): DeskState {
  const isFresh = save && minutesSince(save.at, now) < LATE_MINUTES;
  if (isFresh)
    return { tone: 'under way', line: `Saved ${shopTime(save.at, now)}. Waiting for the publish…` };
  return {
    tone: 'unknown',
    line: 'This shop does not report yet',
    advice:
      'The first publish from GitHub begins the reports. Open its page Actions, choose Publish, then Run workflow.',
  };
}

/** Whether a report is about what was saved last, or later. */
function isAbout(status: PublishStatus, save: Save, saves: readonly Save[]): boolean {
  const place = saves.findIndex(({ commit }) => commit === status.commit);
  // A run by the clock or by the button is about the branch as it was then.
  if (place === -1) return Date.parse(status.began) >= save.at.getTime();
  return place <= saves.indexOf(save);
}

function stateBeforePublish(save: Save, status: PublishStatus, now: Date): DeskState {
  const saved = `Saved ${shopTime(save.at, now)}.`;
  if (!hasEnded(status) && !isLost(status, now)) {
    return { tone: 'under way', line: `${saved} Another change is published first…` };
  }
  if (minutesSince(save.at, now) < LATE_MINUTES) {
    return { tone: 'under way', line: `${saved} Waiting for the publish…` };
  }
  return {
    tone: 'wrong',
    line: `${saved} No publish has begun`,
    advice:
      'Open GitHub’s page Actions: it says whether workflows are switched off there, or a run waits. “Run workflow” begins one by hand.',
  };
}

function stateOfPublish(status: PublishStatus, now: Date): DeskState {
  if (isLost(status, now)) {
    return {
      tone: 'wrong',
      line: 'The publish broke off',
      advice:
        'Visitors see the shop as it was. Open the run at GitHub and choose “Re-run”, or save once more.',
    };
  }
  switch (status.state) {
    case 'waiting':
      return { tone: 'under way', line: 'Saved. The publish begins…' };
    case 'check':
      return { tone: 'under way', line: 'Saved. Checking…' };
    case 'build':
      return { tone: 'under way', line: 'Saved and checked. Building the shop…' };
    case 'publish':
      return { tone: 'under way', line: 'Built. Sending it to the shop’s address…' };
    case 'stopped':
      return { tone: 'wrong', line: `Not published: ${whyStopped(status)}` };
    default: {
      const at = shopTime(new Date(status.at), now);
      return status.putBack
        ? { tone: 'up to date', line: `An earlier shop is up since ${at}` }
        : { tone: 'up to date', line: `Your shop is up to date · ${at}` };
    }
  }
}

function whyStopped({ findings, reason }: PublishStatus): string {
  const stops = stoppingFindings(findings);
  const {
    first: [first],
    more,
  } = firstOf(stops, 1);
  if (!first) return reason ?? 'the run says why';
  return more ? `${first.sentence} (and ${more})` : first.sentence;
}

/** The findings that keep the shop from being published. */
function stoppingFindings(findings: readonly StatusFinding[]): StatusFinding[] {
  return findings.filter(({ stops }) => stops);
}

function minutesSince(time: Date, now: Date): number {
  return (now.getTime() - time.getTime()) / 60_000;
}
