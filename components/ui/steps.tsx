import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/whole-words';
import css from './steps.module.css';

/** Steps in their order, side by side if there is room. */
export function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
    <ol role="list" className={css.steps}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
        <li key={at} className={css.step}>
          {typeof step === 'string' ? (
            <p>
              <WholeWords text={step} />
            </p>
          ) : (
            step
          )}
        </li>
      ))}
    </ol>
  );
}
