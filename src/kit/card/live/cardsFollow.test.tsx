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
import { aValuation } from '@mocks/properties/builders';
import type { RecordHubName } from '@/hubs/recordHubs';
import { renderApp } from '@/testing/renderApp';

/* Pushes each event of each hub, and checks all that the event changes on each card. A card opens once for all rows. */

/** This wait is longer than the longest delay of a hub. */
const QUIET_MS = 7_000;
const ROLE = 'e3000000-0000-4000-8000-0000000000aa';

const maria = () => db.people.add(aPerson({ name: 'Maria van Dijk', roles: { customer: ROLE } }));
const rents = { roleId: ROLE, fullAddress: 'Singel 31, 1012AB Amsterdam' };
const owes = (outstandingAmount: number) =>
  db.bills.add(aBill({ roleId: ROLE, outstandingAmount, status: 0 }));

/** Each row changes a record elsewhere and pushes it by a hub; only then does `after` appear on the card. */
type Row = [what: string, change: () => void, after: string | RegExp];

interface Open {
  path: string;
  user?: UserKey;
  /** The card shows these words once it is loaded. */
  before: string | RegExp;
  /** The record hubs that are connected before any change. */
  listens: string[];
  rows: Row[];
}

const hubsOf = (id: string, ...hubs: RecordHubName[]) => hubs.map((hub) => `${hub} ${id}`);

function happensAt(place: { unitId?: string; complexId?: string; personId?: string }) {
  const theCase = db.cases.add(aTimelineCase({ title: 'Sleutel kwijt', ...place }));
  return db.caseActivities.add(aCaseActivity({ caseId: theCase.id, startTime: new Date().toISOString() }));
}

/** Adds an event at a place, and pushes it by a hub. */
const tellOf = (hub: RecordHubName, place: Parameters<typeof happensAt>[0]) => () =>
  pushHub(hub, 'updated', { ...happensAt(place), ...place });

function detailsOfPerson(): Open {
  const person = maria();
  const completeBy = anAssignee({ id: userIds.carla });
  const task = aTask({ relatedPerson: referenceTo(person), completeBy });
  const flow = aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) });
  const announced = anAnnouncement({ title: 'Let op de hond', personIds: [person.id] });
  return {
    path: `/klantenkaart/${person.id}/gegevens`,
    user: 'carla',
    before: 'Maria van Dijk',
    listens: hubsOf(person.id, 'personHub', 'billHub', 'contractHub', 'announcementHub'),
    rows: [
      [
        'billHub changes the balance',
        () => pushHub('billHub', 'updated', { ...owes(120), personId: person.id }),
        /^€\s120,00$/,
      ],
      [
        'contractHub changes the balance',
        () => {
          owes(30);
          pushHub('contractHub', 'updated', { ...aContract(rents), personId: person.id });
        },
        /^€\s150,00$/,
      ],
      [
        'announcementHub changes what holds',
        () => pushHub('announcementHub', 'created', db.announcements.add(announced)),
        'lopende mededeling',
      ],
      [
        'taskHub changes the open tasks',
        () => pushHub('taskHub', 'created', db.tasks.add(task)),
        /^open taak/,
      ],
      [
        'caseFlowHub changes the open cases',
        () => pushHub('caseFlowHub', 'updated', db.caseFlows.add(flow)),
        'lopende zaak',
      ],
      [
        'personHub changes the header',
        () => pushHub('personHub', 'updated', db.people.change(person, { name: 'Maria Jansen' })),
        'Maria Jansen',
      ],
    ],
  };
}

function vendor(): Open {
  const roles = { vendor: 'e3000000-0000-4000-8000-0000000000bb' };
  const person = db.people.add(aPerson({ name: 'Dakwerk B.V.', roles, chamberOfCommerceNumber: '111' }));
  const change = () =>
    pushHub('personHub', 'updated', db.people.change(person, { chamberOfCommerceNumber: '222' }));
  return {
    path: `/klantenkaart/${person.id}/gegevens`,
    before: '111',
    listens: hubsOf(person.id, 'personHub'),
    rows: [['personHub changes the sidebar', change, '222']],
  };
}

function timelineOfPerson(): Open {
  const { id: personId } = maria();
  return {
    path: `/klantenkaart/${personId}/tijdlijn`,
    before: 'Maria van Dijk',
    listens: hubsOf(personId, 'activityHub'),
    rows: [['activityHub changes the timeline', tellOf('activityHub', { personId }), 'Sleutel kwijt']],
  };
}

function contractsOfPerson(): Open {
  const { id: personId } = maria();
  const contract = db.contracts.add(aContract(rents));
  const another = aContract({ ...rents, fullAddress: 'Damrak 9, 1012LG Amsterdam' });
  return {
    path: `/klantenkaart/${personId}/contracten`,
    before: /^Singel 31/,
    listens: hubsOf(personId, 'billHub', 'contractHub'),
    rows: [
      [
        'billHub changes the flags of the contracts',
        () => {
          db.contracts.change(contract, { hasUnpaidBills: true });
          pushHub('billHub', 'updated', { ...owes(120), personId });
        },
        'Openstaande rekeningen',
      ],
      [
        'contractHub changes the contracts',
        () => pushHub('contractHub', 'updated', { ...db.contracts.add(another), personId }),
        /^Damrak 9, 1012 LG Amsterdam/,
      ],
    ],
  };
}

function contractsOfUnit(): Open {
  const unit = db.units.add(aUnit());
  const { id: unitId } = unit;
  const contract = aContract({ ...rents, unitId });
  const valuation = aValuation({ unitId, points: 141 });
  return {
    path: `/objectkaart/${unitId}/contracten`,
    before: 'Geen lopend contract',
    listens: hubsOf(unitId, 'unitHub', 'unitContractHub', 'unitValuationHub', 'unitActivityHub'),
    rows: [
      [
        'unitContractHub changes whether it is let',
        () => pushHub('unitContractHub', 'updated', db.contracts.add(contract)),
        'Contract: Actief',
      ],
      [
        'unitValuationHub changes the points in the sidebar',
        () => pushHub('unitValuationHub', 'updated', db.valuations.add(valuation)),
        '141 punten',
      ],
      [
        'unitActivityHub changes the last activity',
        tellOf('unitActivityHub', { unitId }),
        'Laatste activiteit',
      ],
      [
        'unitHub changes the header',
        () => pushHub('unitHub', 'updated', db.units.change(unit, { addressLine: 'Lindengracht 3A' })),
        'Lindengracht 3A',
      ],
    ],
  };
}

function worthOfUnit(): Open {
  maria();
  const { id: unitId } = db.units.add(aUnit());
  const customers = [{ personId: null, name: 'Fatima El Idrissi' }];
  const contract = aContract({ ...rents, unitId, customers });
  return {
    path: `/objectkaart/${unitId}/woningwaardering`,
    before: 'Er is geen woningwaardering.',
    listens: hubsOf(unitId, 'unitContractHub', 'unitValuationHub'),
    rows: [
      [
        'unitValuationHub changes the valuation',
        () => pushHub('unitValuationHub', 'updated', db.valuations.add(aValuation({ unitId }))),
        'Oppervlakte vertrekken',
      ],
      [
        'unitContractHub changes who rents it',
        () => pushHub('unitContractHub', 'updated', db.contracts.add(contract)),
        'Fatima El Idrissi',
      ],
      [
        'billHub changes what the tenant owes',
        () => pushHub('billHub', 'updated', owes(120)),
        /^€\s120,00 openstaand$/,
      ],
    ],
  };
}

function timelineOfUnit(): Open {
  const { id: unitId } = db.units.add(aUnit());
  return {
    path: `/objectkaart/${unitId}/tijdlijn`,
    before: 'Lindengracht 3',
    listens: hubsOf(unitId, 'unitActivityHub'),
    rows: [['unitActivityHub changes the timeline', tellOf('unitActivityHub', { unitId }), 'Sleutel kwijt']],
  };
}

function timelineOfComplex(): Open {
  const { id: complexId } = db.complexes.add(aComplex());
  return {
    path: `/complexkaart/${complexId}/tijdlijn`,
    before: 'Parkzicht',
    listens: hubsOf(complexId, 'unitActivityHub'),
    rows: [
      ['unitActivityHub changes the timeline', tellOf('unitActivityHub', { complexId }), 'Sleutel kwijt'],
    ],
  };
}

function announcementsAt(path: string, place: { unitId?: string; complexId?: string }): Open {
  const [id = ''] = Object.values(place);
  const announced = anAnnouncement({ title: 'Lift stuk', residentialZoneIds: [id] });
  const change = () =>
    pushHub('announcementHub', 'created', { ...db.announcements.add(announced), ...place });
  return {
    path: `/${path}/${id}/mededelingen`,
    before: 'Er zijn geen mededelingen.',
    listens: hubsOf(id, 'announcementHub'),
    rows: [['announcementHub changes the announcements', change, 'Lift stuk']],
  };
}

function colleague(): Open {
  const { id, personId } = db.colleagues.add(aColleague({ name: 'Els Bakker', status: 6 }));
  const change = () => pushHub('presenceHub', 'statusUpdated', { userId: id, status: 3 });
  return {
    path: `/collegakaart/${personId}/history`,
    before: 'Els Bakker',
    listens: [],
    rows: [['presenceHub changes the status', change, 'Bezet']],
  };
}

const cards: [string, () => Open][] = [
  ['the details of a person', detailsOfPerson],
  ['the card of a vendor', vendor],
  ['the timeline of a person', timelineOfPerson],
  ['the contracts of a person', contractsOfPerson],
  ['the contracts of a unit', contractsOfUnit],
  ['the valuation of a unit', worthOfUnit],
  ['the timeline of a unit', timelineOfUnit],
  ['the announcements of a unit', () => announcementsAt('objectkaart', { unitId: db.units.add(aUnit()).id })],
  ['the timeline of a complex', timelineOfComplex],
  [
    'the announcements of a complex',
    () => announcementsAt('complexkaart', { complexId: db.complexes.add(aComplex()).id }),
  ],
  ['the card of a colleague', colleague],
];

const listening = () => hubServer.invocations.map(({ hub, args }) => `${hub} ${String(args[0])}`);
const main = () => within(screen.getByRole('main'));

it.each(cards)('The hubs change %s while it is open', async (_, open) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  world.synchronisationMs = null;
  const { path, user = 'anne', before, listens, rows } = open();
  renderApp(path, { user });
  await waitFor(() => expect(main().getAllByText(before)[0]).toBeVisible());
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  await waitFor(() => expect(listening()).toEqual(expect.arrayContaining(listens)));
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  for (const [what, change, after] of rows) {
    expect(main().queryByText(after), what).toBeNull();
    change();
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    await waitFor(() => expect(main().getAllByText(after)[0], what).toBeVisible());
  }
});
