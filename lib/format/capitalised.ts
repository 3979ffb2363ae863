/** A text as it begins a sentence or a row: 'siku 1–2 za kazi' → 'Siku 1–2 za kazi'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
