import { expect, type Page } from '@playwright/test';

/** The chat in the top bar, the conversations at the foot of the page, and the open one. */
export function chat(page: Page) {
  const bar = page.getByRole('region', { name: 'Chatgesprekken' });
  const window = page.getByRole('complementary', { name: /^Chatgesprek met/ });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const inWindow = (name: string | RegExp) => window.getByRole('button', { name, exact: true });
  return {
    bar,
    window,
    registerTool: page.getByRole('banner').getByRole('button', { name: 'Aanmelden voor chat' }),
    /** The button in the top bar once the operator is registered. */
    tool: button(/^(Afmelden voor chat|Chat is actief)$/),
    register: button('Aanmelden en beschikbaar zijn'),
    waiting: bar.getByText(/\d+ wachtende? gesprek(ken)?/),
    next: bar.getByRole('button', { name: 'Volgende aannemen' }),
    tab: (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}, `) }),
    menu: window.getByRole('button', { name: /^Acties voor het gesprek/ }),
    message: window.getByRole('textbox', { name: 'Bericht' }),
    log: window.getByRole('log', { name: 'Berichten' }),
    defaultMessages: inWindow('Standaardbericht invoegen'),
    faqs: inWindow('Veelgestelde vragen'),
    leave: inWindow('Gesprek beëindigen'),
    endAfterWork: inWindow('Nawerktijd beëindigen'),
    async isAvailable() {
      await this.registerTool.click();
      await this.register.click();
      await expect(this.tool).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}
