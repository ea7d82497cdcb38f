import { screen, waitFor } from '@testing-library/react';
import { aComplex, aFaq, aMail, aPerson, aUnit, db } from '@mocks/db';
import { renderApp } from '@/testing/renderApp';

const ID = 'a1000000-0000-4000-8000-00000000f001';
const TAG = { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' };

const unit = () => db.units.add(aUnit({ id: ID }));
const complex = () => db.complexes.add(aComplex({ id: ID }));
const person = () => db.people.add(aPerson({ id: ID, name: 'Xander Quist' }));
const mail = () => {
  person();
  db.mails.add(aMail({ id: ID, customerId: ID, customerName: 'Xander Quist' }));
};
const nothing = () => undefined;

it.each<[key: string, made: string, place: string, setUp: () => unknown, path: string, opened: string]>([
  ['N', 'Nieuwe relatie', 'the list of tenants', nothing, '/klanten', 'Nieuwe relatie'],
  ['N', 'Nieuwe leverancier', 'the list of vendors', nothing, '/leveranciers', 'Nieuwe leverancier'],
  [
    'N',
    'Nieuwe leverancier',
    'the overview of vendors',
    nothing,
    '/leveranciers/overzicht',
    'Nieuwe leverancier',
  ],
  ['N', 'Nieuwe collega', 'the list of colleagues', nothing, '/collegas', 'Nieuwe collega'],
  ['N', 'Mededeling aanmaken', 'announcements', nothing, '/dashboard/mededelingen', 'Mededeling aanmaken'],
  ['N', 'Nieuwe vraag', 'the list of questions to edit', nothing, '/kennisbank/beheer', 'Nieuwe vraag'],
  [
    'N',
    'Snelkoppeling toevoegen',
    'the managed list of quick links',
    nothing,
    '/beheer/lijsten/snelkoppelingen',
    'Snelkoppeling toevoegen',
  ],
  ['T', 'Taak aanmaken', 'the card of a unit', unit, `/objectkaart/${ID}`, 'Taak aanmaken'],
  ['M', 'Mededeling aanmaken', 'the card of a unit', unit, `/objectkaart/${ID}`, 'Mededeling aanmaken'],
  ['T', 'Taak aanmaken', 'the card of a complex', complex, `/complexkaart/${ID}`, 'Taak aanmaken'],
  [
    'M',
    'Mededeling aanmaken',
    'the card of a complex',
    complex,
    `/complexkaart/${ID}`,
    'Mededeling aanmaken',
  ],
  ['M', 'Mededeling aanmaken', 'the card of a person', person, `/klantenkaart/${ID}`, 'Mededeling aanmaken'],
  ['T', 'Taak aanmaken', 'a mail', mail, `/mail/${ID}`, 'Taak aanmaken'],
  [
    'T',
    'Taak aanmaken',
    'a question',
    () => db.faqs.add(aFaq({ id: ID, question: 'Mag ik een kat?', mainTag: TAG, tags: [TAG] })),
    `/kennisbank/faq/${ID}`,
    'Over welk complex gaat de taak?',
  ],
])("The key %s presses the button '%s' on %s", async (key, name, _, setUp, path, opened) => {
  setUp();
  const { user } = renderApp(path, { user: 'carla' });
  const button = await screen.findByRole('button', { name });
  expect(button).toHaveAttribute('aria-keyshortcuts', `Shift+${key}`);
  await user.keyboard(`{Shift>}${key}{/Shift}`);
  await waitFor(() => expect(screen.getByRole('heading', { name: opened })).toBeVisible());
});
