import type { WireTask } from '../colleague';
import { fieldNamed, type InputSurface, LINE, OFFLINE, pick, unlessShown } from './input';

const UNIT = '/objectkaart/ab000000-0000-4000-8000-000000000001';
const ASK = 'Waardering aanvragen';

export const housingInputs: readonly InputSurface[] = [
  {
    name: 'valuation of a unit',
    modal: true,
    repeatable: true,
    write: {
      method: 'POST',
      path: '/api/v1/housing/valuation/createTask',
      calls: 1,
      lookUp: /\/api\/v1\/case\/unit\//,
      held: async (control, _id, text) => {
        const { items } = await control<{ items: WireTask[] }>('GET', 'state?user=carla');
        return items.filter(({ subject }) => subject === text).length;
      },
      success: 'De woningwaardering is aangevraagd.',
      failure: 'De woningwaardering kon niet worden aangevraagd.',
      offline: OFFLINE,
      about: null,
      afterEnd: { sent: 'all' },
    },
    open: async ({ screen }) => {
      await screen.goTo(`${UNIT}/woningwaardering`);
      const dialog = screen.role('dialog', { name: ASK });
      const field = fieldNamed(screen, /^Omschrijving/);
      const begin = screen.role('button', { name: ASK, within: screen.role('main', { covered: true }) });
      const type = async (words = LINE) => {
        await pick(screen, screen.role('combobox', { name: /^Behandelaar/ }), 'Carla', /Carla Meijer/);
        await field.fill(words);
      };
      await begin.click();
      return {
        ids: ['one'],
        text: LINE,
        field,
        button: screen.role('button', { name: 'Aanvragen', within: dialog }),
        type,
        reopen: unlessShown(field, () => begin.click()),
      };
    },
  },
];
