import {
  isStep,
  type PostsStatus,
  type PublishedCommit,
  type PublishStatus,
} from '@/tools/desk/status';
import { PublishedBranch } from './published-branch';

/** So many published commits are kept in mind. */
const PUBLISHED = 10;

/** The changes of a report. */
type Change = Partial<Omit<PublishStatus, 'version' | 'published' | 'began' | 'run'>>;

/** The report of one run. A failed report never stops a publish: `print` gets a sentence, once. */
export class Report {
  private readonly branch: PublishedBranch | undefined;
  private status: PublishStatus;
  private isSaid = false;

  constructor(
    about: Pick<PublishStatus, 'commit' | 'run' | 'address'> & Pick<Change, 'subject'>,
    private readonly print: (line: string) => void,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.branch = this.tried(() => new PublishedBranch());
    const before = this.branch?.status;
    const began = now().toISOString();
    this.status = {
      version: 1,
      state: 'waiting',
      at: began,
      began,
      ...about,
      findings: [],
      toSettle: [],
      photos: [],
      said: [],
      published: before?.published ?? [],
      ...(before?.posts && { posts: before.posts }),
      ...(before?.putBack && { putBack: true }),
    };
  }

  /** Has the next report say this too. */
  note(change: Change): void {
    this.status = { ...this.status, ...change };
  }

  /** Reports what has changed, `withPosts` beside the posts that are in their folder now. */
  tell(change: Change, withPosts = false): void {
    this.note({ ...change, at: this.now().toISOString() });
    this.tried(() => this.branch?.write(this.status, withPosts));
  }

  /** Reports that visitors see the shop of a commit. */
  published(commit: string, change: Change): void {
    const { putBack: _, ...rest } = this.status;
    const { subject } = rest;
    const entry: PublishedCommit = {
      commit,
      at: this.now().toISOString(),
      // The save's message, even if this run committed the places of its photos after the save.
      ...(subject !== undefined && { subject }),
    };
    this.status = { ...rest, published: [entry, ...rest.published].slice(0, PUBLISHED) };
    this.tell({ ...change, state: 'published', commit });
  }

  /** Reports that the publish stopped at its present step, unless it has ended. */
  brokeOff(reason: string): void {
    const { state } = this.status;
    if (isStep(state)) this.tell({ state: 'stopped', stoppedAt: state, reason });
  }

  /** The last report about the posts. */
  get posts(): PostsStatus | undefined {
    return this.status.posts;
  }

  get hasPosts(): boolean {
    return this.branch?.hasPosts ?? false;
  }

  /** Puts the posts of the last report into their folder; false without a branch to report to. */
  takeOutPosts(): boolean {
    const { branch } = this;
    if (!branch) return false;
    const isDone = this.tried(() => {
      branch.takeOutPosts();
      return true;
    });
    return isDone ?? false;
  }

  private tried<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.isSaid) {
        const [why = ''] = String((error as { stderr?: string }).stderr ?? error)
          .trim()
          .split('\n')
          .slice(-1);
        this.print(`The desk does not show this publish, which goes on: ${why}`);
      }
      this.isSaid = true;
      return undefined;
    }
  }
}
