/** A text in local storage; '' where nothing is stored or storage is blocked. Never throws. */
export function storedText(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
