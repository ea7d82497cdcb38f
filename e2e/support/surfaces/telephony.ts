import { contact } from '../../screens/contact';
import { phone } from '../../screens/phone';
import { fail, goto, OVERVIEW, type Stage, type Surface } from './surface';

/** Numbers of one tenant, of four colleagues, and of nobody. */
const numbers = { maria: '0610000731', several: '0503184000', unknown: '0699999999' };

const ready = async (stage: Stage) => {
  await goto(stage, OVERVIEW);
  await phone(stage.page).isReady();
};

const ringing = async (stage: Stage, number: string) => {
  await ready(stage);
  await stage.control('phone/ring', { user: 'carla', number });
  await phone(stage.page).incoming.waitFor();
};

const known = async (stage: Stage) => {
  await ringing(stage, numbers.maria);
  await phone(stage.page).incoming.getByText('€ 3.800,60').waitFor();
};

const answered = async (stage: Stage) => {
  await known(stage);
  await phone(stage.page).pickUp.click();
  await phone(stage.page).bar.getByText('In gesprek').waitFor();
  await contact(stage.page).fact('Adres').waitFor();
};

const rings: readonly Surface[] = [
  { name: 'phone-incoming', ofScreen: true, open: known },
  {
    name: 'phone-incoming-several',
    open: async (stage) => {
      await ringing(stage, numbers.several);
      await stage.page.getByRole('list', { name: 'Wie belt er?' }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'phone-incoming-unknown',
    open: async (stage) => {
      await ringing(stage, numbers.unknown);
      await stage.page.getByRole('button', { name: 'Zoek op nummer' }).waitFor();
    },
  },
  {
    name: 'phone-incoming-withheld',
    drawnAs: 'phone-incoming-unknown',
    open: async (stage) => {
      await ringing(stage, '');
      await stage.page.getByText(/houdt het nummer geheim/).waitFor();
    },
  },
  {
    name: 'phone-incoming-failed',
    drawnAs: 'inbox-failed',
    open: async (stage) => {
      await fail(stage.page, /\/contract\/(byRole|outstandingbalance)\//);
      await ringing(stage, numbers.maria);
      await stage.page.getByText('Het saldo kon niet worden opgehaald.').waitFor();
    },
  },
];

const calls: readonly Surface[] = [
  { name: 'phone-call', ofScreen: true, opensPerMode: true, open: answered },
  {
    name: 'phone-call-second',
    drawnAs: 'phone-call',
    opensPerMode: true,
    open: async (stage) => {
      await answered(stage);
      await stage.control('phone/ring', { user: 'carla', number: numbers.unknown });
      await phone(stage.page).incoming.waitFor();
    },
  },
  {
    name: 'phone-after-work',
    opensPerMode: true,
    open: async (stage) => {
      await answered(stage);
      await stage.control('phone/hangUp', { user: 'carla' });
      await phone(stage.page).endAfterWork.waitFor();
    },
  },
  {
    name: 'phone-menu',
    opensPerMode: true,
    // The dismiss button that React Aria gives to screen readers is beside the dialog, in no landmark.
    unlessRules: ['region'],
    open: async (stage) => {
      await ringing(stage, numbers.maria);
      await stage.control('phone/giveUp', { user: 'carla' });
      await phone(stage.page).incoming.waitFor({ state: 'detached' });
      await phone(stage.page).tool.click();
      await stage.page.getByText('Gemist', { exact: true }).first().waitFor();
    },
  },
];

/** The phone: ringing, calls, after-call work, and the menu with the calls of today. */
export const telephony = [...rings, ...calls].map((surface): Surface => ({ user: 'carla', ...surface }));
