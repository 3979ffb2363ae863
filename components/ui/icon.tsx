/** The icons of the first script. One that a single component draws is beside its use. */
const paths = {
  cart: 'M3 4h2.2l2 11h10.6l2.2-8H6.2M9 20.2a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Zm9 0a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  // WhatsApp's sign: a handset in a speech bubble.
  chat: 'M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.2A8 8 0 1 1 20 11.5Zm-11-3.2c-.6 2.8 2.7 6.5 6 6.2l.3-.6-1.4-.7M9.5 8.3l.7 1.5',
  up: 'm6 14 6-6 6 6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  close: 'm6 6 12 12M18 6 6 18',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6',
} as const;

/** An icon by its name. It has no accessible name: its parent needs one. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return <LineDrawing path={paths[name]} />;
}

/** A line drawing of 24 × 24 px in the text's colour; the lines are in app/styles/base.css. */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
