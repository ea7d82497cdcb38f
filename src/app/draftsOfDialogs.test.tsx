import { act, fireEvent, screen } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import type { DialogKind } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectOpenDrafts } from '@/core/drafts/openDrafts';
import { dialogOf } from '@/testing/everyDialog';
import { hurried } from '@/testing/hurried';
import { MARIA } from '@/testing/openedDialog';
import { renderApp } from '@/testing/renderApp';

const about = { personId: MARIA, contractId: null };
const CARD = `/klantenkaart/${MARIA}/tijdlijn`;
const HERE = '/dashboard/mededelingen';

it.each<[DialogKind, object, field: string, title: string, href: string]>([
  ['callBack', about, 'Waarover', 'Terugbellen: Maria van Dijk', CARD],
  ['registerTask', about, 'Onderwerp', 'Taak aanmaken: Maria van Dijk', CARD],
  ['registerFaq', about, 'Vraag', 'Vraag vastleggen: Maria van Dijk', CARD],
  ['transfer', about, 'Zoek een collega', 'Doorschakelen: Maria van Dijk', CARD],
  ['propertyTask', {}, 'Onderwerp', 'Taak aanmaken: Lindengracht 3', '/objectkaart/eenheid'],
  ['newRelation', {}, 'Achternaam', 'Nieuwe relatie', '/klanten'],
  ['standardText', {}, 'Naam', 'Nieuwe standaardtekst', HERE],
  ['taskSaveView', {}, 'Naam', 'Weergave bewaren', HERE],
  ['taskBulkReason', {}, 'Wat is er gedaan?', '1 taak afronden', '/dashboard/taken/overzicht'],
])(
  'The draft of the dialog %s is listed with its title and its address',
  async (kind, data, field, ...label) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    db.tasks.add(aTask({ id: 'taak' }));
    const { store } = renderApp(HERE, { user: 'carla' });
    await screen.findByRole('heading', { level: 1, name: 'Mededelingen' });
    act(() => {
      store.dispatch(dialogOpened({ dialog: { ...dialogOf(kind), ...data } }));
    });
    const box = await screen.findByLabelText((text) => text.startsWith(field), {
      selector: '[role=dialog] *',
    });
    fireEvent.change(box, { target: { value: 'getypt' } });
    await hurried(() =>
      expect(selectOpenDrafts(store.getState()).map(({ label: { title, href } }) => [title, href])).toEqual([
        label,
      ]),
    );
  },
);
