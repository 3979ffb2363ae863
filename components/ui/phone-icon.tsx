import { LineDrawing } from './icon';

/** The icon of a call. Few scripts need this icon, so it is not among the icons of ./icon. */
export function PhoneIcon() {
  return (
    <LineDrawing path="M6 4h3l1.5 4.5L8.4 10a12 12 0 0 0 5.6 5.6l1.5-2.1L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z" />
  );
}
