'use client';

import { type ComponentProps, useId } from 'react';
import css from './seller-fields.module.css';

/**
 * A field with its name above and its mistake below. The mistake is no part of the name, so a
 * screen reader reads it once.
 */
export function SellerField({
  name,
  issue,
  help,
  ...input
}: {
  name: string;
  /** '' for nothing. */
  issue: string;
  /** The id of a text that describes it. */
  help?: string;
} & ComponentProps<'input'>) {
  const id = useId();
  const issueId = `${id}-issue`;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{name}</label>
      <input
        {...input}
        id={id}
        className={css.input}
        autoComplete="off"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? issueId : help}
      />
      {issue && (
        <p id={issueId} className={css.issue}>
          {issue}
        </p>
      )}
    </div>
  );
}
