/** The names in braces of a text: 'count' and 'size' of 'Only {count} left in size {size}.'. */
export type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/**
 * A sentence for each text of a language that is missing or unknown, or has other names in braces than
 * the English one; `never` where all is well.
 */
export type FaultsIn<Language, English, Path extends string = ''> =
  | {
      [Name in keyof English & string]: FaultOf<
        Name extends keyof Language ? Language[Name] : undefined,
        English[Name],
        `${Path}${Name}`
      >;
    }[keyof English & string]
  | `${Path}${Exclude<keyof Language, keyof English> & string}: must be left out: nothing shows it`;

type FaultOf<Own, English, Field extends string> = English extends string
  ? Own extends string
    ? [NamesIn<Own>, NamesIn<English>] extends [NamesIn<English>, NamesIn<Own>]
      ? never
      : `${Field}: must have the names in braces of '${English}'`
    : `${Field}: must be there: text in quotes`
  : Own extends object
    ? FaultsIn<Own, English, `${Field}.`>
    : English extends object
      ? `${Field}: must be there: texts in { }`
      : // The length of a list.
        never;

/** Ends a file of another language, so that TypeScript names its faults: docs/decisions/0012. */
export type Faultless<Faults extends never> = Faults;
