import { silence } from '../config';
import { fail, goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';
const scenario = (number: string) => `${MARIA}/impersonation/5ce00000-0000-4000-8000-0000000000${number}`;
const NOTICE = scenario('09');
const ARCHIVED = scenario('10');
const SESSION = /\/impersonate/;

/** Opens the portal from an address outside the app, which asks the user before it starts. */
const agreed = async (stage: Stage) => {
  await goto(stage, `${NOTICE}?channel=Phone`);
  await stage.page.getByRole('button', { name: 'Starten' }).click();
};

const started = async (stage: Stage) => {
  await agreed(stage);
  await stage.page.frameLocator('iframe').getByRole('button', { name: 'Versturen' }).waitFor();
};

/** The portal in the name of a customer, and the screens before it. */
export const impersonation: readonly Surface[] = [
  {
    name: 'self-service',
    open: async (stage) => {
      await goto(stage, `${MARIA}/tijdlijn`);
      await stage.page.getByRole('button', { name: 'Direct regelen', exact: true }).click();
      await stage.page.getByRole('button', { name: '‘Woning opzeggen’ starten' }).waitFor();
    },
  },
  { name: 'impersonation', ofScreen: true, open: started },
  {
    name: 'impersonation-full-screen',
    open: async (stage) => {
      await started(stage);
      await stage.page.getByRole('button', { name: 'Volledig scherm' }).click();
    },
  },
  {
    name: 'impersonation-channel',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await goto(stage, NOTICE);
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'impersonation-not-active',
    open: async (stage) => {
      await goto(stage, `${ARCHIVED}?channel=Phone`);
      await stage.page.getByRole('heading', { name: 'Selfservice scenario momenteel niet actief' }).waitFor();
    },
  },
  {
    name: 'impersonation-refused',
    drawnAs: 'impersonation-not-active',
    open: async (stage) => {
      await fail(stage.page, SESSION);
      await agreed(stage);
      await stage.page
        .getByRole('heading', { name: 'Fout opgetreden tijdens starten selfservice scenario' })
        .waitFor();
    },
  },
  {
    name: 'impersonation-waiting',
    drawnAs: 'task-waiting',
    open: async (stage) => {
      await stage.page.route(SESSION, silence);
      await agreed(stage);
    },
  },
];
