import { contact } from '../../screens/contact';
import { fail, goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002/tijdlijn';
const JAN = '/klantenkaart/e2000000-0000-4000-8000-000000000004/tijdlijn';

const startedAt = async (stage: Stage, card: string) => {
  const call = contact(stage.page);
  await goto(stage, card);
  await call.start.click();
  await call.fact('Adres').waitFor();
  return call;
};
const noted = async (stage: Stage) => {
  const call = await startedAt(stage, MARIA);
  await call.notes.fill('Belt vanuit de auto over een lekkage.');
  return call;
};

/** The current conversation, and the bar with the parked ones. */
export const contacts: readonly Surface[] = [
  {
    name: 'contact-open',
    ofScreen: true,
    opensPerMode: true,
    open: async (stage) => {
      const call = await noted(stage);
      await call.seen.first().waitFor();
    },
  },
  {
    name: 'contact-questions',
    opensPerMode: true,
    open: async (stage) => {
      const call = await noted(stage);
      /* Waits for the announcements first, because they appear above the facts. */
      await call.seen.first().waitFor();
      await call.fact('Geboortedatum').check();
      await call.fact('Adres').check();
      await call.established.click();
      await call.faqField.fill('gesprongen waterleiding');
      await call.faqs.filter({ hasText: 'Hoe regel ik een gesprongen waterleiding?' }).click();
      await call.panel.getByRole('article').waitFor();
      await call.suggestions.first().waitFor();
    },
  },
  {
    name: 'contact-parked',
    drawnAs: 'contact-open',
    opensPerMode: true,
    open: async (stage) => {
      const call = await noted(stage);
      await call.park.click();
      stage.page.on('dialog', (leaving) => void leaving.accept());
      await startedAt(stage, JAN);
      await call.fold.click();
      await call.panel.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'contact-failed',
    opensPerMode: true,
    open: async (stage) => {
      await fail(stage.page, /\/activity\/contact$/);
      const call = await noted(stage);
      await call.finish.click();
      await call.panel.getByText('Fout opgetreden tijdens vastleggen contactmoment').waitFor();
    },
  },
  {
    name: 'contact-drop',
    modes: ['desktop'],
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      const call = await noted(stage);
      await call.drop.click();
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
];
