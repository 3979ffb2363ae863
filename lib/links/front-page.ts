/** Whether an address is a site's first page, and so no page of the shop's own there. */
export function isFrontPage(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/';
}
