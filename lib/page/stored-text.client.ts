/** A text in local storage; '' where there is none, and where storage is blocked. Never throws. */
export function storedText(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
