import { screen } from '@testing-library/react';
import { aFaq, anUndeliveredMessage, aPerson, db, reachedAt } from '@mocks/db';
import { happened, TIMELINE_PATH } from './timeline';
import { renderApp } from './renderApp';

const AT = '2026-11-20T09:00:00.000Z';

/** For each list a record, the address of the list, and the name of its row. */
const rows: [string, () => unknown, string, RegExp][] = [
  [
    'the timeline',
    () => happened('Lekkage', 0, { type: 'Contact', description: 'Kraan drupt', startTime: AT }),
    TIMELINE_PATH,
    /^Lekkage, Contact, Telefoon, inkomend, in behandeling, \S+ 10:00, Kraan drupt$/,
  ],
  [
    'undelivered messages',
    () =>
      db.undeliveredMessages.add(
        anUndeliveredMessage({
          message: {
            queueName: 'relaties',
            body: '{"type":"PersoonGewijzigd"}',
            metaData: { application: 'Dynamics', consumer: 'RelatieConsumer', retries: 2 },
          },
          faultTime: AT,
          exception: 'Te laat\n  at Verwerking.cs:40',
        }),
      ),
    '/beheer/diagnostics/servicebuserrors',
    /^PersoonGewijzigd, Dynamics, RelatieConsumer, Mislukt, \S+ 10:00, Te laat$/,
  ],
  [
    'customers',
    () =>
      db.people.add(
        aPerson({
          name: 'Xander Quist',
          birthDate: '1971-02-14',
          characteristics: ['A', 'B'],
          ...reachedAt({ phoneNumbers: [{ number: '0201234567', type: 'Home' }] }),
        }),
      ),
    '/klanten?query=quist',
    /^Xander Quist, Huurder, adres onbekend, 020-1234567, geboren 14-02-1971, Urgent: Onbekend \(A\) \+1$/,
  ],
  [
    'questions of the knowledge base',
    () =>
      db.faqs.add(
        aFaq({
          question: 'Mag ik een kat?',
          mainTag: { id: 'af000000-0000-4000-8000-000000000001', name: 'Wonen' },
          targetGroups: [{ id: 'b2000000-0000-4000-8000-000000000001', name: 'Huurders' }],
        }),
      ),
    '/kennisbank/zoeken?q=kat',
    /^Mag ik een kat\?, Wonen, Voor Huurders$/,
  ],
  [
    'questions that are edited',
    () => undefined,
    '/kennisbank/beheer',
    /^Wat is de huurtoeslaggrens van vorig jaar\?, Huurtoeslag, Verlopen, Gepubliceerd, \S+, Noor Haddad, Geldig tot en met \S+$/,
  ],
];

it.each(rows)('A row of %s says all that it shows', async (_, add, path, name) => {
  add();
  renderApp(path, { user: 'carla' });
  expect(await screen.findByRole(path === TIMELINE_PATH ? 'button' : 'link', { name })).toBeVisible();
});
