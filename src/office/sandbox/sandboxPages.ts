/** Every sandbox page (001 §9): the last word of its address, and its title. */
export const sandboxTitles = {
  attachment: 'Bijlage',
  buttons: 'Knoppen',
  datepicker: 'Datum kiezen',
  dialog: 'Dialoog',
  icons: 'Pictogrammen',
  input: 'Invoer',
  list: 'Lijst',
  namecard: 'Naamkaart',
  pagination: 'Paginering',
  select: 'Keuzelijst',
  tabs: 'Tabbladen',
  tooltip: 'Tooltip',
  menu: 'Menu',
  statuslabel: 'Statuslabel',
  enumerations: 'Opsommingen',
} as const;
export type SandboxPage = keyof typeof sandboxTitles;

export const SANDBOX_PAGES = Object.keys(sandboxTitles) as SandboxPage[];
