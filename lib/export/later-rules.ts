/**
 * Two forms of a page. `whole` has no rule that asks for a class of `unused`, which no script and nothing
 * in the page's data names. `first` has none either whose every selector asks for a class, or a value of a
 * data attribute, that no element of the page has: only what its script draws can need them. `program` puts
 * them back in their places, so that the cascade is as it was, and runs before the page hydrates
 * (./page-data). Throws where the page has no style, or one of a form this does not know.
 */
export function laterRules(
  html: string,
  unused: ReadonlySet<string>,
): { whole: string; first: string; program: string } {
  const style = /(?<=<style>).*?(?=<\/style>)/s.exec(html)?.[0];
  if (style === undefined) throw new Error('no <style>');
  const classes = html.matchAll(/ class="([^"]*)"/g);
  const data = html.matchAll(/ (data-[\w-]+)="([\w-]+)"/g);
  const present = new Set([
    ...[...classes].flatMap(([, names = '']) => names.split(' ')),
    ...[...data].map(([, name, value]) => `${name}=${value}`),
  ]);
  const isLater = (rule: string) => asksFor(rule, (name) => !present.has(name));
  const needed = rulesOf(style).filter((rule) => !asksFor(rule, (name) => unused.has(name)));
  const kept = needed.filter((rule) => !isLater(rule));
  const later = needed.flatMap((rule, at) => (isLater(rule) ? [[at, rule]] : []));
  return {
    whole: html.replace(style, () => needed.join('')),
    first: html.replace(style, () => kept.join('')),
    program: `${PUT_BACK}(${JSON.stringify(later)})`,
  };
}

/**
 * The style is the one without a class: extensions give theirs one. Where the browser does not know a
 * rule, those after it move up.
 */
const PUT_BACK =
  '(r=>{let s=document.querySelector("style:not([class])").sheet,m=0;' +
  'for(let[i,t]of r)try{s.insertRule(t,Math.min(i-m,s.cssRules.length))}catch{m++}})';

/** The rules of a minified sheet in their order. */
function rulesOf(sheet: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of sheet.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (found === '{') depth += 1;
    if (found !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(sheet.slice(start, index + 1));
    start = index + 1;
  }
  if (depth !== 0 || start < sheet.length)
    throw new Error(`a style of unknown form: ${sheet.slice(start, start + 80)}`);
  return rules;
}

/**
 * Whether each selector of a rule asks for a class or a value of a data attribute, `data-wide=true`, of which
 * `isMissing` is true.
 */
function asksFor(rule: string, isMissing: (name: string) => boolean): boolean {
  const open = rule.indexOf('{');
  const head = rule.slice(0, open);
  if (/^@(?:media|supports)/.test(head)) {
    return rulesOf(rule.slice(open + 1, -1)).every((inner) => asksFor(inner, isMissing));
  }
  // What is in :not() need not be there.
  return (
    !head.startsWith('@') &&
    withoutArguments(head)
      .split(',')
      .every((selector) =>
        [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)|\[(data-[^\]]+)\]/g)].some(([, name, data]) =>
          isMissing(name ?? data?.replaceAll('"', '') ?? ''),
        ),
      )
  );
}

/** The selector without what is in (), and without attributes other than values of data ones. */
function withoutArguments(selector: string): string {
  const less = selector.replace(/\([^()]*\)|\[(?!data-[\w-]+="?[\w-]+"?\])[^[\]]*\]/g, '');
  return less === selector ? less : withoutArguments(less);
}
