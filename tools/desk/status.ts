/*
 * The report of the Publish workflow: the branch `published` of the shop's repository has
 * status.json, a `PublishStatus`, and the folder `posts`. Its one commit has no parents, and each
 * report replaces it. The workflow writes the branch (./report); the desk's page reads it through
 * the code host's contents interface.
 */
import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';

/** The branch of the reports, and the file in it. */
export const statusBranch = 'published';
export const statusFile = 'status.json';

/** The folder in that branch with what `npm run posts` makes, and the list of its files, a `PostsList`. */
export const postsFolder = 'posts';
export const postsListFile = 'posts.json';

/** The steps of a publish, in this order. */
export const publishSteps = ['waiting', 'check', 'build', 'publish'] as const;

export type PublishStep = (typeof publishSteps)[number];

/**
 * The state or the end of a publish. 'published': visitors see the shop of `commit`. 'unchanged':
 * visitors saw that shop already. 'stopped': visitors see the former shop or, if the publish
 * stopped at 'publish', some new pages of the shop; `reason` says why.
 */
export type PublishState = PublishStep | 'published' | 'unchanged' | 'stopped';

export interface PublishStatus {
  /** 1 is this form. */
  version: 1;
  state: PublishState;
  /** The commit of main whose data/ this is about: what was saved until then, and no later save. */
  commit: string;
  /** The first line of that commit's message; left out if the workflow made the commit. */
  subject?: string;
  /** When this was written, and when the run began, as ISO texts. */
  at: string;
  began: string;
  /** The address of the run's page at the code host, with all that it said. */
  run: string;
  /** The shop's address, without a slash at its end. */
  address: string;
  /** Of a publish that stopped: the step at which it did, and a sentence or several. */
  stoppedAt?: PublishStep;
  reason?: string;
  /** An earlier shop was put up by the code host's button: visitors see data/ again after the next publish. */
  putBack?: true;
  /**
   * The findings of the check, each cause once: those that stop the shop first, then the warnings.
   */
  findings: readonly StatusFinding[];
  /** The facts to settle, the most harmful first. */
  toSettle: readonly StatusToSettle[];
  /** The result for each photo of data/photos/new in this run, or the reason why it stays there. */
  photos: readonly StatusPhoto[];
  /** What was sent, in lines such as 'Changed pages: 1 (Penny Loafer)', and how the shop looked after that. */
  said: readonly string[];
  /** The publishes, the newest first, ten at most. Visitors see the first, except for `putBack`. */
  published: readonly PublishedCommit[];
  /** Left out before the first posts. */
  posts?: PostsStatus;
}

/** A fault of data/ or of a setting. */
export interface StatusFinding {
  /** As the owner reads it: 'Penny Loafer: Price must be a whole number above 0, not 2.5'. */
  sentence: string;
  /** Whether it stops the shop; else it is worth a look. */
  stops: boolean;
  /** Where it is, the first of them; `count` says how many there are. */
  places: readonly StatusPlace[];
  count: number;
}

export interface StatusPlace {
  /** From the repository's top: 'data/catalogue/products/loafer.ts'; 'the environment' for a setting. */
  file: string;
  /** The id of the product whose module it is. */
  product?: string;
  /** The name of a record of a list, such as a category by its id. */
  entry?: string;
  /** The field by its name in the module, 'priceKes' or 'till.number'. */
  field?: string;
  /** From 1. */
  line?: number;
}

export interface StatusToSettle {
  /** 'Shop, Phone: 0700 000 000 is the number of nobody' */
  sentence: string;
  /** The file or folder of data/ that it is in, from the repository's top; left out for a setting. */
  file?: string;
  /** 'Sells wrongly', 'Untrue', 'Not yours yet', 'Would be good' */
  harm: string;
  /** Whether nothing is published until it is settled. */
  stops: boolean;
}

export interface StatusPhoto {
  /** As it was put in: 'data/photos/new/loafer.jpg'. */
  file: string;
  /** Where it is now; left out where it stays. */
  now?: string;
  /** What became of it, or why it stays: 'the photo of Penny Loafer, now data/photos/…' */
  sentence: string;
}

/** A shop that was published, to go back to. */
export interface PublishedCommit {
  /** A commit of main whose folder data/ is what was published. */
  commit: string;
  /** When it was published, as an ISO text. */
  at: string;
  /** What the save said of itself. */
  subject?: string;
}

export interface PostsStatus {
  state: 'making' | 'made' | 'failed';
  /** When those that are there were made, as an ISO text; left out before the first. */
  at?: string;
  /** The facts to settle before any post is posted or printed, a sentence each. */
  warnings?: readonly string[];
  /** Why they could not be made. */
  reason?: string;
}

/** The content of posts.json. */
export interface PostsList {
  /** In the folder of the posts: 'status/loafer.jpg', 'loafer.txt', 'price-list-phone.pdf'. */
  files: readonly { file: string; bytes: number }[];
}

/** Whether a publish has come to an end, and its state stays. */
export function hasEnded({ state }: Pick<PublishStatus, 'state'>): boolean {
  return !isStep(state);
}

export function isStep(state: PublishState): state is PublishStep {
  return (publishSteps as readonly string[]).includes(state);
}

/** The workflow ends a run after 40 minutes. */
const LOST_MINUTES = 45;

/** Whether a run is gone that did not report its end: its machine died. `now` is the phone's time. */
export function isLost(status: Pick<PublishStatus, 'state' | 'began'>, now: Date): boolean {
  const minutes = (now.getTime() - Date.parse(status.began)) / 60_000;
  return !hasEnded(status) && minutes > LOST_MINUTES;
}

/** The status in a text of status.json; undefined for a text of another form. */
export function parseStatus(text: string): PublishStatus | undefined {
  const status = asRecord(parseJson(text));
  const { version, state, commit, began, findings, toSettle, photos, said, published } = status;
  const isStatus =
    version === 1 &&
    [state, commit, began].every(isText) &&
    [findings, toSettle, photos, said, published].every(Array.isArray);
  return isStatus ? (status as unknown as PublishStatus) : undefined;
}
