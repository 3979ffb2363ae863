/** The names in braces of a text: 'count' and 'size' of 'Only {count} left in size {size}.'. */
export type NamesIn<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;
