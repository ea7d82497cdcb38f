import { screen, waitFor, within } from '@testing-library/react';
import { hubServer, pushHub, userIds, type UserKey, world } from '@mocks/backend/testServer';
import {
  aBill,
  aCaseActivity,
  aCaseFlow,
  aColleague,
  aComplex,
  aContract,
  anAnnouncement,
  anAssignee,
  aPerson,
  aTask,
  aTimelineCase,
  aUnit,
  db,
  referenceTo,
} from '@mocks/db';
import { aValuation } from '@mocks/units/builders';
import type { RecordHubName } from '@/hubs/recordHubs';
import { renderApp } from '@/testing/renderApp';

/* Each event of each hub, against everything on each card that it can change. */

/** Longer than any hub is waited for to be quiet. */
const QUIET_MS = 7_000;
const ROLE = 'e3000000-0000-4000-8000-0000000000aa';

const maria = () => db.people.add(aPerson({ name: 'Maria van Dijk', roles: { customer: ROLE } }));
const rents = { roleId: ROLE, fullAddress: 'Singel 31, 1012AB Amsterdam' };
const owes = (outstandingAmount: number) =>
  db.bills.add(aBill({ roleId: ROLE, outstandingAmount, status: 0 }));

interface Open {
  path: string;
  user?: UserKey;
  /** The hubs that are connected before anything changes. */
  listens: [RecordHubName | 'taskHub' | 'caseFlowHub' | 'presenceHub', string];
  before: string | RegExp;
  /** Somebody else changes something, and a hub tells of it. */
  change: () => void;
  after: string | RegExp;
}

/** A person, with everything that the card shows of them. */
function ofPerson(hub: Open['listens'][0], tab = 'gegevens') {
  const person = maria();
  return { person, path: `/klantenkaart/${person.id}/${tab}`, listens: [hub, person.id] as Open['listens'] };
}

function ofUnit(hub: Open['listens'][0], tab = 'contracten') {
  const unit = db.units.add(aUnit());
  return { unit, path: `/objectkaart/${unit.id}/${tab}`, listens: [hub, unit.id] as Open['listens'] };
}

function ofComplex(hub: Open['listens'][0], tab: string) {
  const complex = db.complexes.add(aComplex());
  return {
    complex,
    path: `/complexkaart/${complex.id}/${tab}`,
    listens: [hub, complex.id] as Open['listens'],
  };
}

function happensAt(place: { unitId?: string; complexId?: string; personId?: string }) {
  const theCase = db.cases.add(aTimelineCase({ title: 'Sleutel kwijt', ...place }));
  return db.caseActivities.add(aCaseActivity({ caseId: theCase.id, startTime: new Date().toISOString() }));
}

const cards: [string, () => Open][] = [
  [
    'personHub changes the header of a person',
    () => {
      const { person, ...card } = ofPerson('personHub');
      const change = () =>
        pushHub('personHub', 'updated', db.people.change(person, { name: 'Maria Jansen' }));
      return { ...card, before: 'Maria van Dijk', change, after: 'Maria Jansen' };
    },
  ],
  [
    'personHub changes what the sidebar tells of a supplier',
    () => {
      const roles = { vendor: 'e3000000-0000-4000-8000-0000000000bb' };
      const person = db.people.add(aPerson({ name: 'Dakwerk B.V.', roles, chamberOfCommerceNumber: '111' }));
      const change = () =>
        pushHub('personHub', 'updated', db.people.change(person, { chamberOfCommerceNumber: '222' }));
      const path = `/klantenkaart/${person.id}/gegevens`;
      return { path, listens: ['personHub', person.id], before: '111', change, after: '222' };
    },
  ],
  [
    'activityHub changes the timeline of a person',
    () => {
      const { person, ...card } = ofPerson('activityHub', 'tijdlijn');
      const change = () =>
        pushHub('activityHub', 'updated', { ...happensAt({ personId: person.id }), personId: person.id });
      return { ...card, before: 'Maria van Dijk', change, after: 'Sleutel kwijt' };
    },
  ],
  [
    'billHub changes the balance of a person',
    () => {
      const { person, ...card } = ofPerson('billHub');
      const change = () => pushHub('billHub', 'updated', { ...owes(120), personId: person.id });
      return { ...card, before: 'Maria van Dijk', change, after: /^€\s120,00$/ };
    },
  ],
  [
    'billHub changes the flags of the contracts of a person',
    () => {
      const { person, ...card } = ofPerson('billHub', 'contracten');
      const contract = db.contracts.add(aContract(rents));
      const change = () => {
        db.contracts.change(contract, { hasUnpaidBills: true });
        pushHub('billHub', 'updated', { ...owes(120), personId: person.id });
      };
      return { ...card, before: /Singel 31/, change, after: 'Openstaande rekeningen' };
    },
  ],
  [
    'contractHub changes the contracts of a person',
    () => {
      const { person, ...card } = ofPerson('contractHub', 'contracten');
      const change = () =>
        pushHub('contractHub', 'updated', { ...db.contracts.add(aContract(rents)), personId: person.id });
      return { ...card, before: 'Maria van Dijk', change, after: /^Singel 31, 1012AB Amsterdam/ };
    },
  ],
  [
    'contractHub changes the balance of a person',
    () => {
      const { person, ...card } = ofPerson('contractHub');
      const change = () => {
        owes(120);
        pushHub('contractHub', 'updated', { ...aContract(rents), personId: person.id });
      };
      return { ...card, before: 'Maria van Dijk', change, after: /^€\s120,00$/ };
    },
  ],
  [
    'announcementHub changes what holds for a person',
    () => {
      const { person, ...card } = ofPerson('announcementHub');
      const announced = anAnnouncement({ title: 'Let op de hond', personIds: [person.id] });
      const change = () => pushHub('announcementHub', 'created', db.announcements.add(announced));
      return { ...card, before: 'Maria van Dijk', change, after: 'lopende mededeling' };
    },
  ],
  [
    'taskHub changes the open tasks of a person',
    () => {
      const { person, ...card } = ofPerson('taskHub');
      const completeBy = anAssignee({ id: userIds.anne });
      const task = aTask({ relatedPerson: referenceTo(person), completeBy });
      const change = () => pushHub('taskHub', 'created', db.tasks.add(task));
      return { ...card, before: 'Maria van Dijk', change, after: /^open taak/ };
    },
  ],
  [
    'caseFlowHub changes the open cases of a person',
    () => {
      const { person, ...card } = ofPerson('caseFlowHub');
      const flow = aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) });
      const change = () => pushHub('caseFlowHub', 'updated', db.caseFlows.add(flow));
      return { ...card, user: 'carla', before: 'Maria van Dijk', change, after: 'lopende zaak' };
    },
  ],
  [
    'unitHub changes the header of a unit',
    () => {
      const { unit, ...card } = ofUnit('unitHub');
      const change = () =>
        pushHub('unitHub', 'updated', db.units.change(unit, { addressLine: 'Lindengracht 3A' }));
      return { ...card, before: 'Lindengracht 3', change, after: 'Lindengracht 3A' };
    },
  ],
  [
    'unitContractHub changes whether a unit is let',
    () => {
      const { unit, ...card } = ofUnit('unitContractHub');
      const change = () =>
        pushHub('unitContractHub', 'updated', db.contracts.add(aContract({ ...rents, unitId: unit.id })));
      return { ...card, before: 'Geen lopend contract', change, after: 'Contract: Actief' };
    },
  ],
  [
    'unitContractHub changes who rents a unit',
    () => {
      const { unit, ...card } = ofUnit('unitContractHub', 'woningwaardering');
      const customers = [{ personId: null, name: 'Fatima El Idrissi' }];
      const contract = aContract({ ...rents, unitId: unit.id, customers });
      const change = () => pushHub('unitContractHub', 'updated', db.contracts.add(contract));
      return { ...card, before: 'Er loopt nu geen contract.', change, after: 'Fatima El Idrissi' };
    },
  ],
  [
    'billHub changes what the tenant of a unit owes',
    () => {
      maria();
      const { unit, ...card } = ofUnit('unitHub', 'woningwaardering');
      db.contracts.add(aContract({ ...rents, unitId: unit.id }));
      const change = () => pushHub('billHub', 'updated', owes(120));
      return {
        ...card,
        listens: ['billHub', ROLE],
        before: 'Niets openstaand',
        change,
        after: /^€\s120,00 openstaand$/,
      };
    },
  ],
  [
    'unitValuationHub changes the points in the sidebar of a unit',
    () => {
      const { unit, ...card } = ofUnit('unitValuationHub');
      const valuation = aValuation({ unitId: unit.id, points: 141 });
      const change = () => pushHub('unitValuationHub', 'updated', db.valuations.add(valuation));
      return { ...card, before: 'Lindengracht 3', change, after: '141 punten' };
    },
  ],
  [
    'unitValuationHub changes the valuation of a unit',
    () => {
      const { unit, ...card } = ofUnit('unitValuationHub', 'woningwaardering');
      const change = () =>
        pushHub('unitValuationHub', 'updated', db.valuations.add(aValuation({ unitId: unit.id })));
      return { ...card, before: 'Er is geen woningwaardering.', change, after: 'Oppervlakte vertrekken' };
    },
  ],
  [
    'unitActivityHub changes the last activity of a unit',
    () => {
      const { unit, ...card } = ofUnit('unitActivityHub');
      const change = () =>
        pushHub('unitActivityHub', 'updated', { ...happensAt({ unitId: unit.id }), unitId: unit.id });
      return { ...card, before: 'Lindengracht 3', change, after: 'Laatste activiteit' };
    },
  ],
  [
    'unitActivityHub changes the timeline of a unit',
    () => {
      const { unit, ...card } = ofUnit('unitActivityHub', 'tijdlijn');
      const change = () =>
        pushHub('unitActivityHub', 'updated', { ...happensAt({ unitId: unit.id }), unitId: unit.id });
      return { ...card, before: 'Lindengracht 3', change, after: 'Sleutel kwijt' };
    },
  ],
  [
    'announcementHub changes the announcements of a unit',
    () => {
      const { unit, ...card } = ofUnit('announcementHub', 'mededelingen');
      const announced = anAnnouncement({ title: 'Lift stuk', residentialZoneIds: [unit.id] });
      const change = () =>
        pushHub('announcementHub', 'created', { ...db.announcements.add(announced), unitId: unit.id });
      return { ...card, before: 'Er zijn geen mededelingen.', change, after: 'Lift stuk' };
    },
  ],
  [
    'unitActivityHub changes the timeline of a complex',
    () => {
      const { complex, ...card } = ofComplex('unitActivityHub', 'tijdlijn');
      const place = { complexId: complex.id };
      const change = () => pushHub('unitActivityHub', 'updated', { ...happensAt(place), ...place });
      return { ...card, before: 'Parkzicht', change, after: 'Sleutel kwijt' };
    },
  ],
  [
    'announcementHub changes the announcements of a complex',
    () => {
      const { complex, ...card } = ofComplex('announcementHub', 'mededelingen');
      const announced = anAnnouncement({ title: 'Lift stuk', residentialZoneIds: [complex.id] });
      const change = () =>
        pushHub('announcementHub', 'created', { ...db.announcements.add(announced), complexId: complex.id });
      return { ...card, before: 'Er zijn geen mededelingen.', change, after: 'Lift stuk' };
    },
  ],
  [
    'presenceHub changes the status of a colleague',
    () => {
      const colleague = db.colleagues.add(aColleague({ name: 'Els Bakker', status: 6 }));
      const path = `/collegakaart/${colleague.personId}/history`;
      const change = () => pushHub('presenceHub', 'statusUpdated', { userId: colleague.id, status: 3 });
      return { path, listens: ['presenceHub', ''], before: 'Els Bakker', change, after: 'Bezet' };
    },
  ],
];

const listening = () => hubServer.invocations.map(({ hub, args }) => `${hub} ${String(args[0])}`);
const main = () => within(screen.getByRole('main'));

it.each(cards)('%s', async (_, open) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  world.synchronisationMs = null;
  const { path, user = 'anne', listens, before, change, after } = open();
  renderApp(path, { user });
  const [hub, id] = listens;
  await waitFor(() => expect(main().getAllByText(before)[0]).toBeVisible());
  if (id !== '' && !['taskHub', 'caseFlowHub'].includes(hub))
    await waitFor(() => expect(listening()).toContain(`${hub} ${id}`));
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(main().queryByText(after)).toBeNull();
  change();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  await waitFor(() => expect(main().getAllByText(after)[0]).toBeVisible());
});
