import { act, screen, waitFor } from '@testing-library/react';
import { aColleague, aFaq, anAnnouncement, aPerson, aRegistration, db } from '@mocks/db';
import { aVendor } from '@mocks/vendors/vendors';
import type { QueryTag } from '@/api/http/queries';
import type { Dialog } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { paths, to } from '@/core/paths';
import { renderApp } from './renderApp';

/** A record in a form, which a colleague may change or remove meanwhile. */
interface EditedRecord {
  /** The file that describes the form, within `src`. */
  form: string;
  given: () => void;
  path: string;
  dialog?: Dialog;
  /** The button that opens the form of the record. */
  opens?: RegExp;
  field: RegExp;
  button: string;
  /** Changes the field in the back end, as a colleague would, without a push. */
  change: () => void;
  /** The message about the colleague's change. */
  changed: RegExp;
  remove: () => void;
  tag: QueryTag;
}

const FAQ = 'fa000000-0000-4000-8000-00000000f001';
const ANNOUNCEMENT = 'ac000000-0000-4000-8000-00000000f001';
const subject = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };
const changed = /^Ondertussen gewijzigd door een collega\.$/;

/** No hub pushes these records. */
export const editedRecords: Record<string, EditedRecord> = {
  question: {
    form: 'office/knowledgebase/editing/useFaqForm.ts',
    given: () => void db.faqs.add(aFaq({ id: FAQ, question: 'Mag ik een kat?', mainTag: subject })),
    path: to.editedFaq(FAQ),
    field: /^Vraag/,
    button: 'Opslaan',
    change: () =>
      void db.faqs.change(FAQ, { question: 'Mag ik een hond?', lastModified: '2026-11-21T09:00:00Z' }),
    changed: /heeft deze vraag intussen gewijzigd/,
    remove: () => db.faqs.remove(FAQ),
    tag: 'faqs',
  },
  announcement: {
    form: 'shared/announcements/write/useWriteForm.ts',
    given: () => void db.announcements.add(anAnnouncement({ id: ANNOUNCEMENT, title: 'Balie dicht' })),
    path: to.announcementEdit(ANNOUNCEMENT),
    field: /^Titel/,
    button: 'Wijzigingen vastleggen',
    change: () => void db.announcements.change(ANNOUNCEMENT, { title: 'Balie open' }),
    changed,
    remove: () => db.announcements.remove(ANNOUNCEMENT),
    tag: 'announcements',
  },
  'list record': {
    form: 'office/management/lists/listForm.ts',
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
    change: () => void db.smartLabels.change('l1', { name: 'nood' }),
    changed,
    remove: () => db.smartLabels.remove('l1'),
    tag: 'lists',
  },
  vendor: {
    form: 'records/vendors/form/vendorForm.ts',
    given: () => {
      db.people.add(aPerson({ id: 'p1', name: 'De Kraan B.V.', type: 'legal', roles: { vendor: 'r1' } }));
      db.vendors.add(aVendor('r1', {}));
    },
    path: paths.announcements,
    dialog: { kind: 'vendor', vendorId: 'r1' },
    field: /^Naam/,
    button: 'Opslaan',
    change: () => void db.people.change('p1', { name: 'De Pomp B.V.' }),
    changed,
    remove: () => db.people.remove('p1'),
    tag: 'vendors',
  },
  colleague: {
    form: 'records/colleaguecard/form/colleagueForm.ts',
    given: () => void db.colleagues.add(aColleague({ id: 'u1', name: 'Noor Bos' })),
    path: paths.announcements,
    dialog: { kind: 'colleague', colleagueId: 'u1' },
    field: /^Naam/,
    button: 'Opslaan',
    change: () => void db.colleagues.change('u1', { name: 'Noor Dam' }),
    changed,
    remove: () => db.colleagues.remove('u1'),
    tag: 'colleagues',
  },
  person: {
    form: 'records/customercard/details/form/useBlockForm.ts',
    given: () => void db.people.add(aPerson({ id: 'p1' })),
    path: to.personTab('p1', 'gegevens'),
    opens: /^Persoonsgegevens wijzigen$/,
    field: /^Voornaam/,
    button: 'Opslaan',
    change: () => void db.people.change('p1', { firstName: 'Fadma' }),
    changed,
    remove: () => db.people.remove('p1'),
    tag: 'person',
  },
  'housing registration': {
    form: 'records/customercard/housingregistrations/useHousingRegistrationForm.ts',
    given: () => {
      db.people.add(aPerson({ id: 'p1' }));
      db.registrations.add(aRegistration({ id: 'r0', personId: 'p1' }));
    },
    path: to.personTab('p1', 'registraties'),
    opens: /^Inschrijving .* wijzigen$/,
    field: /^Opmerkingen/,
    button: 'Opslaan',
    change: () => void db.registrations.change('r0', { remarks: 'Van een collega' }),
    changed,
    remove: () => db.registrations.remove('r0'),
    tag: 'housingRegistrations',
  },
};

/** Opens the form of a record and types something in it. */
export async function openEdited({ given, path, dialog, opens, field: name }: EditedRecord) {
  given();
  const app = renderApp(path, { user: 'carla' });
  if (dialog) await screen.findByRole('heading', { level: 1 });
  if (dialog) act(() => void app.store.dispatch(dialogOpened({ dialog })));
  if (opens) {
    const button = await screen.findByRole('button', { name: opens });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await app.user.click(button);
  }
  const field = await screen.findByRole('textbox', { name });
  await app.user.type(field, 'mijnwoord');
  return app;
}
