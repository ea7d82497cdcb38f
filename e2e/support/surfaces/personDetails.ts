import { fail, goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const MANAGED = 'e2000000-0000-4000-8000-000000000010';
const SEEKER = 'e2000000-0000-4000-8000-000000000011';

const shown = async (stage: Stage, person: string, tab: string, name: string | RegExp) => {
  await goto(stage, `/klantenkaart/${person}/${tab}`);
  await stage.page.getByRole('region', { name, exact: true }).first().waitFor();
};

const details = (stage: Stage, person = MARIA) => shown(stage, person, 'gegevens', 'Contactgegevens');

const press = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** The details of a person, their account and their registrations, shown and being changed. */
export const personDetails: readonly Surface[] = [
  { name: 'person-details', user: 'carla', ofScreen: true, open: (stage) => details(stage) },
  {
    name: 'person-details-edit-contact',
    user: 'carla',
    open: async (stage) => {
      await details(stage);
      await press(stage, 'Contactgegevens wijzigen');
      await stage.page.getByRole('textbox', { name: 'E-mailadres 1' }).fill('geen adres');
      await press(stage, 'Opslaan');
    },
  },
  {
    name: 'person-details-managed-elsewhere',
    user: 'carla',
    open: async (stage) => {
      await details(stage, MANAGED);
      await press(stage, 'Contactgegevens wijzigen');
    },
  },
  {
    name: 'person-details-account-failed',
    drawnAs: 'inbox-failed',
    user: 'carla',
    open: async (stage) => {
      await fail(stage.page, /\/api\/v1\/account\/byPerson\//);
      await details(stage);
      await stage.page.getByText('Het account kon niet worden geladen.').waitFor();
    },
  },
  {
    name: 'account-delete',
    user: 'carla',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await details(stage);
      await press(stage, 'Account verwijderen');
      await stage.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'person-registrations',
    user: 'carla',
    ofScreen: true,
    open: (stage) => shown(stage, SEEKER, 'registraties', /^Woning /),
  },
  {
    name: 'person-registrations-edit',
    drawnAs: 'person-details-edit-contact',
    user: 'carla',
    open: async (stage) => {
      await shown(stage, SEEKER, 'registraties', /^Woning /);
      await press(stage, /^Inschrijving Woning .* wijzigen$/);
    },
  },
];
