import { parseArgs } from 'node:util';
import type { ArgDef, ArgsDef } from 'citty';
import { nearestName } from '@/lib/values/nearest-name';

/**
 * A sentence about the mistake in the typed options; undefined without a mistake. The package
 * itself accepts unknown options and surplus words silently.
 */
export function misuseOf(typed: readonly string[], args: ArgsDef): string | undefined {
  const places = Object.values(args).filter(({ type }) => type === 'positional');
  const options = optionsOf(args);
  const how = { allowPositionals: true, strict: false, tokens: true } as const;
  const { tokens } = parseArgs({ args: [...typed], options, ...how });
  let words = 0;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      words += 1;
      if (words > places.length) return `It is not clear what ${token.value} means.`;
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = options[name];
    if (!option) {
      const meant = nearestName(name, Object.keys(options));
      return `There is no option ${rawName}${meant ? `; did you mean --${meant}?` : '. These there are:'}`;
    }
    const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
    if (option.type === 'string' && isMissing) return `${rawName} must have its value after it.`;
    if (option.type === 'boolean' && value !== undefined) return `${rawName} has no value.`;
    const choices = args[name]?.type === 'enum' ? (args[name].options ?? []) : [];
    if (choices.length > 0 && !choices.includes(value ?? '')) {
      return `${rawName} must be one of ${choices.join(', ')}, not ${value}.`;
    }
  }
  const missing = places
    .slice(words)
    .find((place) => place.required !== false && place.default === undefined);
  return missing && `Name ${missing.description}.`;
}

/** Every value of an option that may be typed several times; the package keeps the last alone. */
export function everyValue(typed: readonly string[], name: string): string[] {
  const options = { [name]: { type: 'string', multiple: true } } as const;
  const { values } = parseArgs({ args: [...typed], options, strict: false });
  return (values[name] ?? []).map(String);
}

/** The options that may be typed: a switch that is on without being typed is turned off by `--no-…`. */
function optionsOf(args: ArgsDef): Record<string, { type: 'string' | 'boolean' }> {
  const typed = Object.entries(args).filter(([, { type }]) => type !== 'positional');
  const isSwitch = ({ type }: ArgDef) => type === 'boolean';
  const names = typed.map(
    ([name, arg]) => [isSwitch(arg) && arg.default === true ? `no-${name}` : name, arg] as const,
  );
  return Object.fromEntries([
    ...names.map(([name, arg]) => [name, { type: isSwitch(arg) ? 'boolean' : 'string' }] as const),
    ['help', { type: 'boolean' }],
  ]);
}
