import { fail, goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002/mededelingen';
const BARE = '/klantenkaart/e2000000-0000-4000-8000-000000000007/mededelingen';

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: 'Mededeling aanmaken' });

const registering = async (stage: Stage) => {
  await goto(stage, MARIA);
  await stage.page.getByRole('button', { name: 'Mededeling aanmaken' }).click();
  await dialog(stage).waitFor();
};

/** The announcements about a person, and adding one. */
export const personAnnouncements: readonly Surface[] = [
  {
    name: 'person-announcements',
    ofScreen: true,
    open: async (stage) => {
      await goto(stage, MARIA);
      await stage.page.getByText(/\d\d mededelingen/).waitFor();
    },
  },
  {
    name: 'person-announcements-empty',
    scenario: 'vreemd',
    drawnAs: 'inbox-empty',
    open: async (stage) => {
      await goto(stage, BARE);
      await stage.page.getByText('Er zijn geen mededelingen.').waitFor();
    },
  },
  {
    name: 'person-announcements-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /\/api\/v\d\/announcement/);
      await goto(stage, MARIA);
      await stage.page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).first().waitFor();
    },
  },
  {
    name: 'announcement-register',
    drawnAs: 'announcement-register-errors',
    unlessRules: UNDER_MODAL,
    open: registering,
  },
  {
    name: 'announcement-register-errors',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await registering(stage);
      await dialog(stage).getByRole('textbox', { name: /^Link/ }).fill('geen adres');
      await dialog(stage).getByRole('button', { name: 'Opslaan' }).click();
      await dialog(stage).getByText('Vul een titel in.').first().waitFor();
    },
  },
];
