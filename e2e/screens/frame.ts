import type { Page } from '@playwright/test';

const QUIET_MS = 200;

/** What stands around every screen. */
export const frame = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  /** A notice on top of the page; the same words may also be read out elsewhere. */
  toast: (text: string | RegExp) =>
    page.getByRole('region', { name: 'Meldingen in beeld' }).getByRole('listitem').filter({ hasText: text }),
  notifications: page.getByRole('button', { name: /^Meldingen/ }),
  menu: page.getByRole('navigation', { name: 'Hoofdmenu' }),
  dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
  settings: page.getByRole('group', { name: 'Instellingen' }),
  /** The connection stands, and what the page asks again for that has come. */
  async isConnected() {
    await page.waitForFunction((quietMs) => {
      const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
      const isQuiet = performance.now() - (last?.responseEnd ?? 0) > quietMs;
      return isQuiet && document.querySelector('header')?.textContent.includes('Verbonden');
    }, QUIET_MS);
  },
  async openUserMenu() {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /instellingen en afmelden$/ })
      .click();
  },
});

/** Every sentence that the product says about the outcome of an action (000 §8.2). */
export const said = {
  pickedUp: 'Taak succesvol opgepakt',
  pickUpFailed: 'Fout opgetreden tijdens oppakken van de taak. Probeer het nogmaals.',
  finished: 'Taak succesvol afgerond',
  finishFailed: 'Fout opgetreden tijdens afronden van de taak. Probeer het nogmaals.',
  caseFlowFinishFailed: 'Niet mogelijk om de taak af te ronden.',
  rejected: 'Taak succesvol geweigerd',
  rejectFailed: 'Fout opgetreden tijdens weigeren van de taak. Probeer het nogmaals.',
  deleted: 'Taak succesvol verwijderd',
  deleteFailed: 'Fout opgetreden tijdens verwijderen van de taak. Probeer het nogmaals.',
  replyFailed: 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.',
  updated: 'Taak bijgewerkt',
  updateFailed: 'Taak kon niet bijgewerkt worden',
  linked: 'Taak succesvol gekoppeld',
  linkFailed: 'Taak kan niet gekoppeld worden. Probeer het nogmaals.',
  uncertain: 'Niet zeker of dit is opgeslagen.',
  disconnected: 'Verbinding met de server verbroken.',
  offline: 'Netwerkverbinding verbroken',
} as const;
