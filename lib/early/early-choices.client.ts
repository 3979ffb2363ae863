const CONTROLS = 'input, textarea, select, details, button';

/** A control of the page as it arrived, with the text in it. */
interface ArrivedControl {
  control: Element;
  text: string | undefined;
}

/** The page's controls in its order, while it is still as it arrived. None in the build. */
export function arrivedControls(): readonly ArrivedControl[] {
  if (typeof document === 'undefined') return [];
  return pageControls().map((control) => ({
    control,
    text: isTextField(control) ? control.value : undefined,
  }));
}

/**
 * Carries over what was chosen, typed and opened before hydration, and the clicks that wait for the script,
 * where hydration would lose them: where a host has changed the page on its way React builds it anew, with
 * other elements in the place of the `arrived` ones, and a field whose text is React's gets its first text
 * back. To be called before components read their forms. Returns the fields with another text than React gave
 * them: once the components are ready, each needs an `input` event.
 */
export function carryEarlyChoices(arrived: readonly ArrivedControl[]): readonly Element[] {
  const now = byPlace(pageControls());
  const former = byPlace(arrived.map(({ control }) => control));
  const texts = new Map(arrived.map(({ control, text }) => [control, text]));
  const successors = new Map<Element, Element>();
  const typed: Element[] = [];
  for (const [place, control] of former) {
    const successor = control.isConnected ? control : now.get(place);
    if (!successor) continue;
    successors.set(control, successor);
    if (successor !== control) carryState(control, successor);
    const text = successor === control ? texts.get(control) : textOf(control);
    // Only a field whose text is React's has one in its attribute: in others what is typed stays as it is.
    if (!isTextField(successor) || !text || text === successor.defaultValue) continue;
    if (successor === control && !successor.defaultValue) continue;
    setText(successor, text);
    typed.push(successor);
  }
  const clicks = window.pendingClicks ?? [];
  for (const [at, control] of clicks.entries()) {
    clicks[at] = (successors.get(control) ?? control) as HTMLElement;
  }
  return typed;
}

function pageControls(): readonly Element[] {
  return [...document.querySelectorAll(CONTROLS)];
}

/** Each control by its kind and its number among those of that kind: a host may have put in others. */
function byPlace(controls: readonly Element[]): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    controls.map((control) => {
      // Without the classes that the export has made of style attributes (lib/export/page-steps/style-classes.build).
      const classes = [...control.classList].filter((name) => !name.startsWith('_'));
      const named = ['type', 'name'].map((name) => control.getAttribute(name));
      const kind = [control.tagName, ...named, ...classes].join(' ');
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, control];
    }),
  );
}

function carryState(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
  if (from instanceof HTMLSelectElement) (to as HTMLSelectElement).value = from.value;
  if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
}

function isTextField(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true;
  return control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type);
}

function textOf(control: Element): string | undefined {
  return isTextField(control) ? control.value : undefined;
}

/** React notes what is set by the field's own setter, and takes what the browser's sets for a change. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}
