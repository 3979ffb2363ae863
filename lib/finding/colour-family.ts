/** Families of colours, each with the records' colours that belong to it. */
export type ColourFamilies = Readonly<Record<string, readonly string[]>>;

/** The colours of a record, which has '/' between several: 'Black / White'. */
export function coloursOf({ colour }: { colour: string }): string[] {
  return colour.split('/').map((one) => one.trim());
}

/**
 * The families of a product's colours, each once: 'Navy' and 'White' are Blue and White. A colour in no
 * family is its own family.
 */
export function familiesOf(
  colours: readonly string[],
  families: ColourFamilies,
): { value: string; label: string }[] {
  const found = new Map<string, string>();
  for (const colour of colours) {
    const name = familyOf(colour, families);
    if (!found.has(slug(name))) found.set(slug(name), name);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}

/** The family of one colour, or the colour itself. */
export function familyOf(colour: string, families: ColourFamilies): string {
  const wanted = slug(colour);
  const family = Object.entries(families).find(
    ([name, members]) => slug(name) === wanted || members.some((one) => slug(one) === wanted),
  );
  return family?.[0] ?? colour.trim();
}

/** A name as an address has it: 'Light blue' → 'light-blue'. */
function slug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}
