/**
 * An address as it is read aloud and typed: 'https://stall.example/shop/' →
 * 'stall.example/shop'.
 */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
