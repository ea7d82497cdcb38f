import { goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const MESSAGE = '/beheer/diagnostics/servicebuserrors/dd000000-0000-4000-8000-000000000001';

const arrive = async (stage: Stage, path: string) => {
  await goto(stage, path);
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor();
};

const readMail = async (stage: Stage) => {
  await arrive(stage, '/mail');
  await stage.page.getByRole('list', { name: 'Ontvangen mail' }).getByRole('link').first().waitFor();
  await stage.page.keyboard.press('n');
  await stage.page.getByRole('button', { name: 'Oppakken' }).waitFor();
};

const OUTGOING = '/mail/uitgaand/fc000000-0000-4000-8000-000000000001';

/** The screens of the back office: mail, couplings and the log. */
export const office: readonly Surface[] = [
  { name: 'mail', modes: ['desktop'], open: readMail },
  {
    name: 'mail-customer',
    modes: ['desktop'],
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await readMail(stage);
      await stage.page.keyboard.press('k');
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'mail-outgoing',
    open: async (stage) => {
      await arrive(stage, OUTGOING);
      await stage.page.getByRole('button', { name: 'Doorsturen' }).waitFor();
    },
  },
  {
    name: 'mail-forward',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await arrive(stage, OUTGOING);
      await stage.page.getByRole('button', { name: 'Doorsturen' }).click();
      await stage.page.getByRole('textbox', { name: /^Aan/ }).fill('geen adres');
      await stage.page.keyboard.press('Control+Enter');
      await stage.page.getByText(/^Geen geldig e-mailadres/).waitFor();
    },
  },
  {
    name: 'undelivered',
    user: 'carla',
    open: async (stage) => {
      await arrive(stage, '/beheer/diagnostics/servicebuserrors');
      await stage.page.getByRole('checkbox', { name: /^Alle mislukte/ }).click();
    },
  },
  {
    name: 'undelivered-message',
    user: 'carla',
    open: async (stage) => {
      await arrive(stage, MESSAGE);
      await stage.page.getByRole('button', { name: 'Hele foutmelding' }).click();
    },
  },
  {
    name: 'system-log',
    user: 'carla',
    open: async (stage) => {
      await arrive(stage, '/beheer/diagnostics/systemlog?scopeId=scope-7f31');
      await stage.page
        .getByRole('button', { name: /^System\./ })
        .first()
        .click();
    },
  },
  {
    name: 'synchronized-objects',
    user: 'carla',
    open: async (stage) => {
      await arrive(
        stage,
        '/beheer/diagnostics/synchronizedobjects?query=e2000000-0000-4000-8000-000000000010',
      );
      await stage.page.getByText('Gesynchroniseerd', { exact: true }).waitFor();
    },
  },
];
