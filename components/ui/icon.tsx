/** The icons that islands use; what only the server renders is beside its use, off the phone's script. */
const paths = {
  cart: 'M3 4h2.2l2 11h10.6l2.2-8H6.2M9 20.2a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Zm9 0a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  chat: 'M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.2A8 8 0 1 1 20 11.5ZM8.5 10h7m-7 3h4',
  phone:
    'M6 4h3l1.5 4.5L8.4 10a12 12 0 0 0 5.6 5.6l1.5-2.1L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  up: 'm6 14 6-6 6 6',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  pause: 'M9 6v12m6-12v12',
  play: 'M8 5.5v13l10-6.5Z',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
} as const;

/** An icon by its name. It has no accessible name: its parent needs one. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return <LineDrawing path={paths[name]} />;
}

/** A line drawing of 24 × 24 px in the text's colour. */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
