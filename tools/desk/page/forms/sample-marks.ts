import type { Field } from '@sveltia/cms';

/** The marks of what is the sample shop's, as records have them. */
export const sampleMarks: readonly string[] = ['sample', 'drawn', 'tileDrawn'];

type Inside = Field & { fields?: readonly Field[]; field?: Field };

/** The fields of a form in a shop without samples: no switch speaks of one. */
export function withoutSampleMarks(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (sampleMarks.includes(field.name)) return { name: field.name, widget: 'hidden' };
    const { fields: inner, field: entry } = field as Inside;
    return {
      ...field,
      ...(inner && { fields: withoutSampleMarks(inner) }),
      ...(entry && { field: withoutSampleMarks([entry])[0] }),
    } as Field;
  });
}

/** Whether a shop, or a part of it, has something with the mark of a sample. */
export function hasSamples(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => {
    return (one === true && sampleMarks.includes(name)) || hasSamples(one);
  });
}
