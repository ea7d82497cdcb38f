import type { Page } from '@playwright/test';

/** The current conversation, and the bar with all of them. */
export const contact = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Lopend contact' });
  const bar = page.getByRole('region', { name: 'Lopende contacten' });
  /** The bar and the chats at the foot of the page. A contact during a chat is opened from the chip of that chat. */
  const foot = page.getByRole('region', { name: /^(Lopende contacten|Chatgesprekken)$/ });
  const button = (name: string | RegExp) => panel.getByRole('button', { name });
  return {
    panel,
    bar,
    /** The button on the card of a person. */
    start: page.getByRole('button', { name: 'Contact vastleggen', exact: true }),
    /** The state of the last steps, at the top of the panel. */
    steps: panel.getByRole('group', { name: 'Stappen van dit contact' }),
    notes: panel.getByRole('textbox', { name: 'Notities' }),
    seen: button(/^(Gezien|Alles gezien)$/),
    person: panel.getByRole('combobox', { name: 'Met wie' }),
    channel: button(/Kanaal$/),
    direction: button(/Richting$/),
    contract: button(/Contract$/),
    fact: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name}: `) }),
    established: button('Identiteit vastgesteld'),
    words: panel.getByRole('textbox', { name: 'Toelichting' }),
    ownWords: button('In eigen woorden'),
    faqField: panel.getByRole('searchbox', { name: 'Zoek een vraag' }),
    suggestions: panel.getByRole('list', { name: 'Past bij je notities' }).getByRole('button'),
    faqs: panel.getByRole('list', { name: 'Vragen' }).getByRole('button'),
    finish: button('Afronden en vastleggen'),
    park: button('Parkeren'),
    fold: button('Contact inklappen'),
    drop: button('Weggooien'),
    /** The folded contact in the bar. */
    goOn: (name: string) => foot.getByRole('button', { name: `Nu in gesprek: ${name}` }),
    resume: (name: string) => foot.getByRole('button', { name: `Verder met ${name}` }),
  };
};
