/** Teeth on the right edge of the price ticket, as on the pages (components/ui/price.module.css). */
const TEETH = 4;

/**
 * The outline of the price ticket as points [x, y]: a rectangle whose right edge is a zigzag with
 * teeth of `depth`.
 */
export function ticketOutline(
  width: number,
  height: number,
  depth: number,
): [x: number, y: number][] {
  const steps = TEETH * 2;
  const edge = Array.from({ length: steps + 1 }, (_, at): [number, number] => [
    at % 2 ? width - depth : width,
    (height * at) / steps,
  ]);
  return [[0, 0], ...edge, [0, height]];
}
