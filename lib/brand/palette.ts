/**
 * The shop's colours where CSS variables are not available: icons, share cards, the manifest. A test
 * compares them with app/styles/tokens.css.
 */
export const palette = {
  paper: '#fffaf0',
  'paper-deep': '#f8edd6',
  ink: '#1d1a12',
  'ink-soft': '#595240',
  pineapple: '#ffc629',
  leaf: '#17603a',
  'leaf-deep': '#0f4429',
  clay: '#b63a16',
  white: '#ffffff',
  'tint-sand': '#ead9bd',
  'tint-leaf': '#cbddbf',
  'tint-pineapple': '#f6df9a',
  'tint-clay': '#ebc4ab',
  'tint-mist': '#c9dad9',
} as const;
