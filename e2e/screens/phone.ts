import type { Page } from '@playwright/test';

/** The phone in the top bar, and the calls at the foot of the page. */
export function phone(page: Page) {
  const bar = page.getByRole('region', { name: 'Telefoongesprekken' });
  const incoming = page.getByRole('complementary', { name: 'Inkomende oproep' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    bar,
    /** The ringing call at the foot of the page. */
    incoming,
    logInTool: button('Aanmelden voor telefonie'),
    tool: button(/Toestelstatus wijzigen/),
    logIn: page.getByRole('button', { name: 'Aanmelden', exact: true }),
    more: page.getByRole('button', { name: 'Meer', exact: true }),
    ready: button('Beschikbaar voor oproepen'),
    takeOver: button('Hier overnemen'),
    pickUp: incoming.getByRole('button', { name: 'Opnemen', exact: true }),
    hold: bar.getByRole('button', { name: /^In de wacht/ }),
    hangUp: bar.getByRole('button', { name: /^Ophangen/ }),
    passOn: bar.getByRole('button', { name: /^Doorverbinden/ }),
    /** The colleagues to whom a call can be passed at once. */
    free: page.getByRole('region', { name: 'Toestel vrij' }),
    number: page.getByRole('textbox', { name: 'Nummer om te bellen' }),
    endAfterWork: bar.getByRole('button', { name: 'Beëindigen', exact: true }),
    async isReady() {
      await this.logInTool.click();
      await this.logIn.click();
      await this.more.click();
      await this.ready.click();
      await page.keyboard.press('Escape');
    },
  };
}
