/** The folder of a host that the settings name, '' or '/mavazi', without slashes at its end. */
export function givenBasePath(): string {
  return (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
}
