import { match, ok, strictEqual } from 'node:assert/strict';
import type { Step } from './day';
import type { Target } from './look';
import {
  button,
  caseRow,
  caseRows,
  CASES,
  clearFilters,
  details,
  dialog,
  filter,
  heading,
  linkIn,
  option,
  search,
  shown,
  tab,
  textbox,
  WORKLOAD,
} from './targets';

const message = textbox(/^Bericht/, details);
const column = (owner: string): Target => ({ role: 'region', name: new RegExp(`^${owner}, `) });
const card = (title: string, within?: Target): Target => ({
  role: 'link',
  name: new RegExp(`^${title},`),
  ...(within && { within }),
});

/** Steps with cases of Bram. */
export const caseSteps: readonly Step[] = [
  {
    name: 'the list of cases is narrowed by words and by type',
    run: async ({ screen, backend }) => {
      await backend.makeCase({ title: 'Blaffende hond', state: 'ready' });
      await screen.open(CASES);
      await screen.fill(search, 'blaffende hond');
      await screen.address(/query=blaffende/);
      await screen.count(caseRows, 1);
      /* The filters of tasks were unfolded, which applies to every list. */
      await screen.click(filter('Zaaktype'));
      await screen.click(option('Huurachterstand'));
      await screen.address(/filterforcasetype=Huurachterstand/);
      await screen.gone(caseRow('Blaffende hond'));
      await screen.click(clearFilters);
      await screen.see(caseRows);
    },
  },
  {
    name: 'a step of a case is picked up for a colleague, who is looked up',
    run: async ({ screen, backend, bram }) => {
      const { id } = await backend.makeCase({
        type: 'Huurachterstand',
        state: 'submitted',
        title: 'Achterstand van maart',
      });
      await screen.open(`${CASES}?query=achterstand+van+maart`);
      await screen.click(linkIn(caseRow('Achterstand van maart')));
      await screen.see(heading('Achterstand van maart'));
      await screen.click(button('Stap oppakken', details));
      await screen.pick({ role: 'combobox', within: dialog('Stap oppakken') }, 'Bram', /Bram Jansen/);
      await screen.click(button('Stap oppakken', dialog('Stap oppakken')));
      await screen.gone(dialog('Stap oppakken'));
      await screen.see(shown('In behandeling'));
      ok((await bram.case(id)).steps[0]?.pickedUpOn);
    },
  },
  {
    name: 'the task of a step is finished with an outcome, and the step with it',
    run: async ({ screen, backend, bram }) => {
      const { id } = await backend.makeCase({
        type: 'Huurachterstand',
        state: 'blocked',
        title: 'Achterstand van april',
        ownerId: bram.userId,
      });
      await screen.open(`${CASES}/${id}/stappen`);
      await screen.click(button(/^Regeling: taak ‘Huurder bellen’ afronden$/));
      await screen.click(button('Taak en stap afronden', dialog('Taak afronden')));
      await screen.gone(dialog('Taak afronden'));
      await screen.see(button('Stap oppakken', details));
      ok((await bram.case(id)).steps[0]?.finishedOn);
    },
  },
  {
    name: 'colleagues read an internal message, the customer the other after it was shown',
    run: async ({ screen, backend, bram }) => {
      const { id } = await backend.makeCase({ title: 'Afspraak', state: 'blocked', ownerId: bram.userId });
      await screen.open(`${CASES}/${id}/stappen`);
      await screen.click(tab('Interne berichten'));
      await screen.fill(message, 'Meneer is slecht ter been.');
      await screen.click(button(/ntern opslaan$/));
      await screen.see({ role: 'listitem', text: 'Meneer is slecht ter been.', within: details });
      await screen.click(tab('Openbare berichten'));
      await screen.see(shown('De klant leest dit mee'));
      await screen.fill(message, 'Wij komen dinsdag langs.');
      await screen.click(button('Voorbeeld bekijken'));
      await screen.see(dialog('Wij komen dinsdag langs.'));
      await screen.click(button('Versturen naar klant'));
      await screen.see({ role: 'listitem', text: 'Wij komen dinsdag langs.', within: details });
      strictEqual((await bram.caseMessages(id, 'public')).join(), 'Wij komen dinsdag langs.');
    },
  },
  {
    name: 'an opened case follows a colleague',
    run: async ({ screen, backend, bram, carla }) => {
      const { id, steps } = await backend.makeCase({ title: 'Samen aan één zaak', ownerId: bram.userId });
      await screen.open(`${CASES}/${id}/stappen`);
      await screen.see(button('Stap oppakken', details));
      await carla.pickUpStep(id, steps[0]?.id ?? '');
      await screen.gone(button('Stap oppakken', details));
      await carla.changeOwner(id, { id: carla.userId });
      await screen.see(shown('Carla Meijer'));
    },
  },
  {
    name: 'a case moves to another owner in the workload',
    run: async ({ screen, backend, bram, carla }) => {
      const { id } = await backend.makeCase({ title: 'Nog van niemand', at: 1 });
      await backend.makeCase({ title: 'Nog van Carla', ownerId: carla.userId, at: 1 });
      await screen.open(`${WORKLOAD}?query=nog+van`);
      await screen.hover(card('Nog van niemand'));
      await screen.click(button('Acties voor Nog van niemand'));
      await screen.click({ role: 'menuitem', name: /^Aan mij toekennen/ });
      await screen.see(card('Nog van niemand', column('Bram Jansen')));
      strictEqual((await bram.case(id)).ownerModel?.id, bram.userId);
    },
  },
  {
    name: 'a case is cancelled with a status and a reason',
    run: async ({ screen, backend, bram }) => {
      const { id } = await backend.makeCase({ title: 'Wordt ingetrokken', ownerId: bram.userId, at: 1 });
      await screen.open(`${CASES}/${id}/stappen`);
      await screen.click(button('Zaak annuleren', details));
      const cancelling = dialog('Zaak annuleren');
      await screen.click({ css: 'label', text: 'Ingetrokken door huurder', within: cancelling });
      await screen.fill(textbox(/^Toelichting/), 'De huurder belde zelf af.');
      await screen.click(button('Zaak annuleren', cancelling));
      await screen.gone(cancelling);
      await screen.see(shown('Deze zaak is geannuleerd.'));
      match(String((await bram.case(id)).status), /2|Cancel/);
    },
  },
];
