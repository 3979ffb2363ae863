import type { ChangeEvent, ReactNode } from 'react';

/** A button that opens the phone's camera or gallery. `label` is what it is called, where its text is short. */
export function PhotoButton({
  id,
  label,
  isBusy,
  onPhoto,
  children,
}: {
  id?: string;
  label?: string;
  isBusy: boolean;
  onPhoto: (file: File) => void;
  children: ReactNode;
}) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same photo can be picked again.
    target.value = '';
    if (file) onPhoto(file);
  };
  return (
    <label className="photos-button">
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={label}
        disabled={isBusy}
        onChange={pick}
      />
      {children}
    </label>
  );
}
