import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  onClosed: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. Escape and a tap beside it close it. */
export function Dialog({ title, onClosed, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a tap beside the dialog does.
    <dialog
      ref={ref}
      className="desk-dialog"
      aria-labelledby={titleId}
      onClose={onClosed}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className="desk-dialog-inside">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="desk-close" onClick={() => ref.current?.close()}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
