/**
 * An address as it is read aloud and typed (docs/behaviour.md 26.5): 'https://stall.example/shop/' →
 * 'stall.example/shop'.
 */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
