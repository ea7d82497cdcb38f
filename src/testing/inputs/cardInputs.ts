import { strict as assert } from 'node:assert';
import { eventually } from './eventually';
import { fieldNamed, type InputSurface, LINE, OFFLINE, unlessShown, type Write } from './input';

const MARIA = '/klantenkaart/e2000000-0000-4000-8000-000000000002';

/** The names on the screen: the button that opens the form, the form, and the button that sends it. */
interface Place {
  name: string;
  tab: string;
  ask: string;
  form: 'dialog' | 'form';
  save: string;
  field: RegExp;
  repeatable?: true;
}

type Sent = Pick<Write, 'method' | 'path' | 'lookUp' | 'success' | 'failure'>;

/** An input on the card of a person. */
const cardInput = (
  { name, tab, ask, form: role, save, field: label, repeatable }: Place,
  sent: Sent,
): InputSurface => ({
  name,
  modal: role === 'dialog',
  ...(repeatable && { repeatable }),
  write: {
    ...sent,
    calls: 1,
    held: async (control, _id, text) =>
      (await control<{ count: number }>('GET', `registered/${encodeURIComponent(text)}`)).count,
    offline: OFFLINE,
    about: null,
    afterEnd: { sent: 'all' },
  },
  open: async ({ screen }) => {
    await screen.goTo(`${MARIA}/${tab}`);
    const form = screen.role(role, { name: ask, covered: true });
    const within = screen.role('main', { covered: true });
    const field = fieldNamed(screen, label);
    const button = screen.role('button', { name: ask, within });
    await button.click();
    const show = unlessShown(field, () => button.click());
    return {
      ids: ['one'],
      text: LINE,
      field,
      button: screen.role('button', { name: save, within: form }),
      type: (words = LINE) => field.fill(words),
      reopen: async () => {
        await eventually(async () =>
          assert.ok((await field.is('visible')) || (await button.is('visible')), 'no way to it'),
        );
        await show();
      },
    };
  },
});

/** The inputs on the card of a person, outside of a contact. */
export const cardInputs: readonly InputSurface[] = [
  cardInput(
    {
      name: 'announcement',
      tab: 'mededelingen',
      ask: 'Mededeling aanmaken',
      form: 'dialog',
      save: 'Opslaan',
      field: /^Titel/,
      repeatable: true,
    },
    {
      method: 'POST',
      path: '/api/v1/announcement/admin',
      lookUp: /\/api\/v1\/announcement\/person\//,
      success: 'Mededeling succesvol vastgelegd',
      failure: 'Fout opgetreden tijdens vastleggen van de mededeling',
    },
  ),
  cardInput(
    {
      name: 'details of a person',
      tab: 'gegevens',
      ask: 'Persoonsgegevens wijzigen',
      form: 'form',
      save: 'Opslaan',
      field: /^Achternaam/,
    },
    {
      method: 'PUT',
      path: '/api/v1/people/e2*',
      lookUp: /\/api\/v1\/people\/e2/,
      success: 'Wijzigingen zijn succesvol opgeslagen.',
      failure: 'Fout opgetreden bij het opslaan van de wijzigingen.',
    },
  ),
  cardInput(
    {
      name: 'housing registration',
      tab: 'registraties',
      ask: 'Inschrijving Parkeerplaats wijzigen',
      form: 'form',
      save: 'Opslaan',
      field: /^Opmerkingen/,
    },
    {
      method: 'PUT',
      path: '/housingallocation/api/v1/registration/agent/update',
      lookUp: /\/registration\/agent\/byPerson\//,
      success: 'Wijzigingen zijn succesvol opgeslagen.',
      failure: 'Fout opgetreden bij het opslaan van de wijzigingen.',
    },
  ),
];
