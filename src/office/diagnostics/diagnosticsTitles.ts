/** The titles of the diagnostics pages; loaded from the start. */
export const diagnosticsTitles = {
  menu: 'Diagnose',
  undelivered: 'Niet-bezorgde berichten',
  systemLog: 'Systeemlog',
  synchronizedObjects: 'Gesynchroniseerde objecten',
  pages: 'Pagina’s van diagnose',
  /** Short titles for the tabs, which also fit above a narrow list. */
  tabs: { undelivered: 'Berichten', systemLog: 'Systeemlog', synchronizedObjects: 'Objecten' },
} as const;
