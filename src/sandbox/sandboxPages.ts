/** The last word of the address of every sandbox page (001 §9). */
export const SANDBOX_PAGES = [
  'attachment',
  'buttons',
  'datepicker',
  'dialog',
  'icons',
  'input',
  'list',
  'namecard',
  'pagination',
  'select',
  'tabs',
  'tooltip',
  'menu',
  'statuslabel',
] as const;
export type SandboxPage = (typeof SANDBOX_PAGES)[number];
