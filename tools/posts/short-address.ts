/** An address as people type it: 'https://stall.example/shop/' → 'stall.example/shop'. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
