/** Two names that differ in capitals, spaces and punctuation are one. */
export function sameName(name: string): string {
  return slugOf(name) || name.trim().toLowerCase();
}

/** A name as an address: "Men's Boots" → mens-boots. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
