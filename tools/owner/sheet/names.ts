import { longestName } from '@/lib/values/limits';

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

/** Gives addresses, or names of folders, that none of these and none given before is: boot, boot-2. */
export function freeNamesBeside(
  ...taken: readonly (readonly string[])[]
): (wanted: string) => string {
  // On many computers SHOES and shoes are one folder.
  const all = new Set(taken.flat().map((name) => name.toLowerCase()));
  return (wanted) => {
    let name = cut(wanted);
    for (let number = 2; name !== '' && all.has(name); number += 1)
      name = cut(wanted, `-${number}`);
    all.add(name);
    return name;
  };
}

/** An address as long as an id may be, with its end. */
function cut(wanted: string, end = ''): string {
  return wanted.slice(0, longestName - end.length).replace(/-$/, '') + end;
}
