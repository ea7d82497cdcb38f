import { act, screen, waitFor } from '@testing-library/react';
import { stats } from '@mocks/backend/testServer';
import { aColleague, aFaq, anAnnouncement, aPerson, db } from '@mocks/db';
import { aVendor } from '@mocks/vendors/vendors';
import { queries, type QueryTag } from '@/api/http/queries';
import type { Dialog } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths, to } from '@/core/paths';
import { renderApp } from '@/testing/renderApp';

interface Edited {
  given: () => void;
  path: string;
  dialog?: Dialog;
  field: RegExp;
  button: string;
  remove: () => void;
  tag: QueryTag;
}

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const ANNOUNCEMENT = 'ac000000-0000-4000-8000-00000000f001';
const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };

/** No hub pushes these records; a deleted task has its own test (TaskEditScreen.test). */
const edited: Record<string, Edited> = {
  question: {
    given: () => void db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject })),
    path: to.editedFaq(FAQ),
    field: /^Vraag/,
    button: 'Opslaan',
    remove: () => db.faqs.remove(FAQ),
    tag: 'faqs',
  },
  announcement: {
    given: () => void db.announcements.add(anAnnouncement({ id: ANNOUNCEMENT, title: 'Balie dicht' })),
    path: to.announcementEdit(ANNOUNCEMENT),
    field: /^Titel/,
    button: 'Wijzigingen vastleggen',
    remove: () => db.announcements.remove(ANNOUNCEMENT),
    tag: 'announcements',
  },
  'list record': {
    given: () =>
      void db.smartLabels.add({
        id: 'l1',
        name: 'spoed',
        value: '112',
        description: '',
        created: '2026-10-03T11:50:24.598Z',
      }),
    path: paths.announcements,
    dialog: { kind: 'listRecord', list: 'smartLabels', id: 'l1' },
    field: /^Naam/,
    button: 'Opslaan',
    remove: () => db.smartLabels.remove('l1'),
    tag: 'lists',
  },
  supplier: {
    given: () => {
      db.people.add(aPerson({ id: 'p1', name: 'De Kraan B.V.', type: 'legal', roles: { vendor: 'r1' } }));
      db.vendors.add(aVendor('r1', {}));
    },
    path: paths.announcements,
    dialog: { kind: 'supplier', vendorId: 'r1' },
    field: /^Naam/,
    button: 'Opslaan',
    remove: () => db.people.remove('p1'),
    tag: 'vendors',
  },
  colleague: {
    given: () => void db.colleagues.add(aColleague({ id: 'u1', name: 'Noor Bos' })),
    path: paths.announcements,
    dialog: { kind: 'colleague', colleagueId: 'u1' },
    field: /^Naam/,
    button: 'Opslaan',
    remove: () => db.colleagues.remove('u1'),
    tag: 'colleagues',
  },
};

const writes = () => stats.seen.filter(({ method }) => method !== 'GET').map(({ path }) => path);

const cases = Object.entries(edited).flatMap(([name, row]) =>
  (['a save', 'a later reading'] as const).map((end) => [name, end, row] as const),
);

it.each(cases)('The form keeps what was typed over a vanished %s after %s', async (_, end, row) => {
  row.given();
  const { user, store } = renderApp(row.path, { user: 'carla' });
  const { dialog } = row;
  if (dialog) await screen.findByRole('heading', { level: 1 });
  if (dialog) act(() => void store.dispatch(dialogOpened({ dialog })));
  const field = await screen.findByRole('textbox', { name: row.field });
  await waitFor(() => expect(field).not.toHaveValue(''));
  await user.type(field, 'mijnwoord');
  row.remove();
  const save = () => screen.getByRole('button', { name: row.button });
  if (end === 'a save') await user.click(save());
  else act(() => void store.dispatch(queries.util.invalidateTags([row.tag])));
  expect(await screen.findByText(/^Dit bestaat niet meer\. Wat je hebt getypt/)).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: row.field }).value).toContain('mijnwoord');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  const sent = writes();
  await user.click(save());
  expect(writes()).toEqual(sent);
});
