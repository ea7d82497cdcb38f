/** What the pages of couplings and the log are called; there from the start. */
export const diagnosticsTitles = {
  menu: 'Diagnose',
  undelivered: 'Niet-bezorgde berichten',
  systemLog: 'Systeemlog',
  synchronizedObjects: 'Gesynchroniseerde objecten',
  /** On the tabs of the pages, which stand above a narrow list too. */
  tabs: { undelivered: 'Berichten', systemLog: 'Systeemlog', synchronizedObjects: 'Objecten' },
} as const;
