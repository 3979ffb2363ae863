import { LineDrawing } from './icon';

const paths = {
  truck:
    'M3 6h11v10H3zm11 4h4l3 3v3h-7M8.5 17.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm10 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  /** A note of money. */
  money: 'M3 7h18v10H3zm11 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0M6 10v4m12-4v4',
  exchange: 'M4 9h14l-4-4m6 10H6l4 4',
} as const;

/** An icon of delivery, payment or returns. Apart from `Icon`, so that only pages that show one carry it. */
export function DeliveryIcon({ name }: { name: keyof typeof paths }) {
  return <LineDrawing path={paths[name]} />;
}
