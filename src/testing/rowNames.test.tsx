import { screen } from '@testing-library/react';
import { aCaseActivity, aFaq, anUndeliveredMessage, aPerson, db, reachedAt } from '@mocks/db';
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

it.each(rows)(
  'The name of a row of %s contains everything that the row shows',
  async (_, add, path, name) => {
    add();
    renderApp(path, { user: 'carla' });
    expect(await screen.findByRole(path === TIMELINE_PATH ? 'button' : 'link', { name })).toBeVisible();
  },
);

it('A button or link in a timeline entry names the entry', async () => {
  const { found } = happened('Huur', 0, { type: 'OutgoingMail', description: 'Aanmaning', startTime: AT });
  const startTime = '2026-11-20T10:30:00.000Z';
  const changes = { caseId: found.id, startTime, description: 'Bevestiging' };
  db.caseActivities.add(aCaseActivity({ ...changes, type: 'OutgoingMail' }));
  const taskType = { name: 'Terugbellen', category: 'Terugbellen' };
  const task = { id: 'taak', taskType, description: null, outcome: null, relatedPerson: null };
  db.caseActivities.add(aCaseActivity({ ...changes, type: 'TaskCreated', description: 'Bel terug', task }));
  const repairRequest = { id: 'verzoek', items: [] };
  db.caseActivities.add(
    aCaseActivity({ ...changes, type: 'RepairRequest', description: 'Lekkage', repairRequest }),
  );
  const { user } = renderApp(TIMELINE_PATH, { user: 'carla' });
  await user.click(await screen.findByRole('button', { name: /^Huur/ }));
  for (const name of [
    /^Mail bekijken, \S+ 10:00, Aanmaning$/,
    /^Mail bekijken, \S+ 11:30, Bevestiging$/,
    /^Reparatieverzoek openen, \S+ 11:30, Lekkage$/,
  ])
    expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Taak openen, \S+ 11:30, Bel terug$/ })).toBeVisible();
});
