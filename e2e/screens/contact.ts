import type { Page } from '@playwright/test';

/** The conversation that is going on, and the bar that all of them stand in. */
export const contact = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Lopend contact' });
  const bar = page.getByRole('region', { name: 'Lopende contacten' });
  const button = (name: string | RegExp) => panel.getByRole('button', { name });
  return {
    panel,
    bar,
    /** On the card of a person. */
    start: page.getByRole('button', { name: 'Contact starten', exact: true }),
    notes: panel.getByRole('textbox', { name: 'Notities' }),
    seen: button(/is gezien$/),
    person: panel.getByRole('combobox', { name: 'Met wie' }),
    contract: button(/Waarover \(contract\)$/),
    fact: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name}: `) }),
    established: button('Identiteit vastgesteld'),
    addQuestion: button('Vraag toevoegen'),
    words: panel.getByRole('textbox', { name: 'Toelichting' }),
    findFaq: button('Veelgestelde vraag zoeken'),
    faqField: panel.getByRole('searchbox', { name: 'Zoek een vraag' }),
    faqs: panel.getByRole('list', { name: 'Vragen' }).getByRole('button'),
    finish: button('Afronden en vastleggen'),
    park: button('Parkeren'),
    fold: button('Contact inklappen'),
    drop: button('Weggooien'),
    /** Folded, in the bar. */
    goOn: (name: string) => bar.getByRole('button', { name: `Nu in gesprek: ${name}` }),
    resume: (name: string) => bar.getByRole('button', { name: `Verder met ${name}` }),
  };
};
