import { isLost, type PublishStatus, publishSteps } from '@/tools/desk/status';
import { shownSubject } from './commit-words';
import type { DeskState, Seen } from './desk-state';
import { EarlierShops } from './earlier-shops';
import type { CodeHost } from './github-host';
import { Posts } from './posts';
import { placeToMend } from './report-places';
import { shopTime } from './shop-time';

interface PanelProps {
  host: CodeHost;
  state: DeskState;
  seen: Seen;
  now: Date;
  hasSheet: boolean;
  onAsk: () => void;
  /** Called where a link leads into the desk, which the panel covers. */
  onLeave: () => void;
}

/** All that is known of the shop after the last save. */
export function Panel({ host, state, seen, now, hasSheet, onAsk, onLeave }: PanelProps) {
  const status = typeof seen.status === 'object' ? seen.status : undefined;
  const runs = status?.run ?? `https://github.com/${host.repository}/actions`;
  return (
    <>
      <p className="desk-state" data-tone={state.tone}>
        {state.line}
      </p>
      {state.advice && <p>{state.advice}</p>}
      <p className="desk-links">
        {status?.address && <a href={`${status.address}/`}>Open the shop</a>}
        <a href={runs}>{status ? 'Open the run' : 'Open the page Actions'}</a>
        <button type="button" onClick={onAsk}>
          Ask again
        </button>
      </p>
      {status && <Steps status={status} now={now} />}
      {status && <Findings status={status} onLeave={onLeave} />}
      {status && <Said status={status} />}
      {status && (
        <EarlierShops
          host={host}
          shops={state.tone === 'up to date' ? status.published.slice(1) : status.published}
          now={now}
          hasSheet={hasSheet}
          onPutBack={onAsk}
        />
      )}
      {status && <Posts host={host} status={status} now={now} />}
    </>
  );
}

const stepNames = {
  waiting: 'Begun',
  check: 'Checked',
  build: 'Built',
  publish: 'Sent',
} as const;

function Steps({ status, now }: { status: PublishStatus; now: Date }) {
  const { state, stoppedAt, began, at, subject } = status;
  const current = state === 'stopped' ? stoppedAt : state;
  const place = (publishSteps as readonly (string | undefined)[]).indexOf(current);
  const isOver = place === -1 || isLost(status, now);
  return (
    <section aria-label="The last publish">
      <h3>The last publish</h3>
      {subject && <p>{shownSubject(subject)}</p>}
      <ol className="desk-steps">
        {publishSteps.map((step, index) => {
          const isDone = place === -1 ? state !== 'stopped' : index < place;
          const mark = isDone
            ? 'done'
            : index > place
              ? 'open'
              : state === 'stopped'
                ? 'stopped'
                : isOver
                  ? 'open'
                  : 'now';
          return (
            <li key={step} data-mark={mark}>
              {stepNames[step]}
              <small>{marks[mark]}</small>
            </li>
          );
        })}
      </ol>
      <p>
        Begun {shopTime(new Date(began), now)}, last heard of {shopTime(new Date(at), now)}.
      </p>
    </section>
  );
}

const marks = { done: 'done', open: '–', stopped: 'stopped here', now: 'under way' } as const;

function Findings({ status, onLeave }: { status: PublishStatus; onLeave: () => void }) {
  const { findings, reason, toSettle } = status;
  const ordered = [...findings].sort((one, other) => Number(other.stops) - Number(one.stops));
  return (
    <>
      {(ordered.length > 0 || reason) && (
        <section aria-label="What the publish found">
          <h3>What it found</h3>
          {reason && <p>{reason}</p>}
          <ul className="desk-findings">
            {ordered.map((finding) => {
              const place = placeToMend(finding);
              return (
                <li key={finding.sentence} data-stops={finding.stops}>
                  <p>
                    {finding.sentence}
                    {finding.count > finding.places.length && ` (${finding.count} places)`}
                  </p>
                  {place && (
                    <a href={place.address} onClick={onLeave}>
                      Open the form{place.entry !== undefined && `: ${place.entry}`}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {toSettle.length > 0 && (
        <details>
          <summary>Still to settle: {toSettle.length}</summary>
          <ul>
            {toSettle.map(({ sentence, harm }) => (
              <li key={sentence}>
                {harm}: {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Said({ status: { said, photos } }: { status: PublishStatus }) {
  const lines = [...photos.map(({ sentence }) => sentence), ...said];
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>What was sent, and photos</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
