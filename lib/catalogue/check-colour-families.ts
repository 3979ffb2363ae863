import { asRecord } from '@/lib/format/unknown-values';
import { type Issue, issueCollector } from './issue';

/** Every issue in the families of colours, data/colour-families.ts. */
export function colourFamilyIssues(families: unknown): Issue[] {
  const { add, issues } = issueCollector({ file: 'data/colour-families.ts' });
  const names = Object.entries(asRecord(families));
  const known = new Map(names.map(([name]) => [plain(name), name]));
  for (const [name, members] of names) {
    const field = `colourFamilies.${name}`;
    if (name.includes('/')) add(field, 'must be one colour, without a slash');
    for (const member of Array.isArray(members) ? members : []) {
      if (typeof member !== 'string') continue;
      const other = known.get(plain(member));
      if (member.includes('/')) add(field, 'must have one colour in each text', member);
      else if (other === name) add(field, `must not list "${member}" ${repeated(member, name)}`);
      else if (other) add(field, `must not list "${member}", which belongs to ${other}`);
      else known.set(plain(member), name);
    }
  }
  return issues;
}

function repeated(member: string, family: string): string {
  return plain(member) === plain(family) ? 'in its own family' : 'twice';
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
