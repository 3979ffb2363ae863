/**
 * Copies a text. False where the browser lets no page do so. An app's own browser, or a shop without
 * https, knows only the old way: a field, selected.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  // Beside the button: outside an open dialog nothing can be selected.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
