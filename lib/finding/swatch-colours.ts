/** Colours as cloth and leather have them: those that a browser knows by these names are light's. */
export const swatchColours: Readonly<Record<string, string>> = {
  black: '#1c1b1a',
  white: '#ffffff',
  grey: '#8b8e91',
  red: '#c4262e',
  orange: '#e0762c',
  yellow: '#f3c12f',
  green: '#2e7d4a',
  blue: '#27579f',
  purple: '#6c4596',
  pink: '#e690b0',
  brown: '#6b4327',
  beige: '#dcc7a1',
};
