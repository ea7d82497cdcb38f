import { fieldNamed, type InputSurface, LINE, OFFLINE, unlessShown, type Write } from './input';

/** A number from another system, by which the new person can be found. */
const NUMBER = '700001';

const write: Write = {
  method: 'POST',
  path: '/api/v1/customer',
  calls: 1,
  lookUp: /\/api\/v1\/onboarding\/relation\//,
  held: async (control, _id, text) => {
    const { people } = await control<{ people: unknown[] }>('GET', `people/${encodeURIComponent(text)}`);
    return people.length;
  },
  success: 'Relatie aangemaakt',
  failure: 'Aanmaken nieuwe relatie mislukt',
  offline: OFFLINE,
  about: null,
  afterEnd: { sent: 'all' },
};

/** A new person, whose number was looked up and whose name was typed. */
const newRelation: InputSurface = {
  name: 'new relation',
  modal: true,
  write,
  open: async ({ screen }) => {
    await screen.goTo('/klanten');
    const ask = () => screen.role('button', { name: 'Nieuwe relatie' }).click();
    await ask();
    const dialog = screen.role('dialog', { name: 'Nieuwe relatie' });
    const field = fieldNamed(screen, /^Achternaam/);
    return {
      ids: ['new'],
      text: LINE,
      field,
      button: screen.role('button', { name: 'Relatie aanmaken', within: dialog }),
      type: async () => {
        await fieldNamed(screen, /^Relatienummer/).fill(NUMBER);
        await screen.role('button', { name: 'Ophalen', within: dialog }).click();
        await field.holds('Nieuw');
        await field.fill(LINE);
      },
      reopen: unlessShown(field, ask),
    };
  },
};

export const relationInputs: readonly InputSurface[] = [newRelation];
