/** Totals of the registry on the home page. */
export const homeFigureWords = {
  title: 'The register today',
  assets: 'items registered',
  reports: 'reports made',
  lookups: 'numbers checked',
}
