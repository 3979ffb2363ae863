import { LineDrawing } from './icon';

/** WhatsApp's sign: a handset in a speech bubble. */
export function WhatsAppIcon() {
  return (
    <LineDrawing path="M20 11.5a8 8 0 0 1-11.7 7.1L4 20l1.4-4.2A8 8 0 1 1 20 11.5Zm-11-3.2c-.6 2.8 2.7 6.5 6 6.2l.3-.6-1.4-.7M9.5 8.3l.7 1.5" />
  );
}
