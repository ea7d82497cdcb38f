import { goto, type Stage, type Surface, UNDER_MODAL } from './surface';

const press = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function find(stage: Stage, words: string) {
  await goto(stage, '/objectkaart/ab000000-0000-4000-8000-000000000001/reparatieverzoek');
  await press(stage, 'Gebrek toevoegen');
  await stage.page.getByRole('combobox', { name: 'Zoek een gebrek' }).fill(words);
  await stage.page.locator('[role=option][data-focused]').waitFor();
  await stage.page.keyboard.press('Enter');
}

async function plan(stage: Stage) {
  await find(stage, 'kraan lekt');
  await stage.page.getByRole('textbox', { name: 'Opmerking' }).waitFor();
  await press(stage, 'Toevoegen');
  await press(stage, 'Verder naar het moment');
  await stage.page
    .getByRole('button', { name: /^Ochtend/ })
    .first()
    .waitFor();
}

/** A repair request on the card of a unit, from the defect to the appointment. */
export const repairs: readonly Surface[] = [
  {
    name: 'repair-defect',
    user: 'carla',
    unlessRules: UNDER_MODAL,
    open: async (stage) => {
      await find(stage, 'entreedeur dicht');
      await stage.page.getByRole('radiogroup', { name: /^Welke is het/ }).waitFor();
      await press(stage, 'Toevoegen');
    },
  },
  { name: 'repair-plan', user: 'carla', open: plan },
  {
    name: 'repair-submitted',
    user: 'carla',
    open: async (stage) => {
      await plan(stage);
      await press(stage, /^Ochtend/);
      await stage.page.getByText(/^Gekozen moment/).waitFor();
      await press(stage, 'Indienen');
      await stage.page.getByText(/^De afspraak is op/).waitFor();
    },
  },
];
