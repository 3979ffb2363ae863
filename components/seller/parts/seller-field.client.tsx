'use client';

import { type ComponentProps, useId } from 'react';
import css from './seller-fields.module.css';

/** A field with its name above it and, below, what is wrong in it: no part of its name, so it is read once. */
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
