import { screen, within } from '@testing-library/react';
import {
  aCaseActivity,
  aCaseFlow,
  aComplex,
  aContract,
  aContractContact,
  aPerson,
  aTask,
  aTimelineCase,
  aUnit,
  db,
  referenceTo,
} from '@mocks/db';
import { renderApp } from './renderApp';

/* Tests places that claim something about all records; the decisive record comes after the first page. */

const YEAR_OF_FIRST = 2019;

/** A unit with twelve ended contracts, followed by Fatima's running one. */
function aUnitLetOften() {
  const unit = db.units.add(aUnit());
  for (let nth = 0; nth < 12; nth += 1) {
    const year = YEAR_OF_FIRST - nth;
    const dates = { startDate: `${year}-01-01T00:00:00Z`, endDate: `${year}-12-01T00:00:00Z` };
    db.contracts.add(aContract({ ...dates, unitId: unit.id, status: 3 }));
  }
  const fatima = db.people.add(aPerson({ name: 'Fatima El Idrissi' }));
  const customers = [{ personId: fatima.id, name: fatima.name ?? '' }];
  const contract = db.contracts.add(aContract({ unitId: unit.id, customers }));
  db.contractContacts.add(aContractContact({ contractId: contract.id, name: 'Anna de Jong' }));
  db.zones.add({ id: unit.id, name: 'Lindengracht 3', type: 'Unit', parentId: null });
  return unit;
}

const sidebar = async () =>
  within(await screen.findByRole('complementary', { name: 'Overzicht van de eenheid' }));

/** A person and sixty open cases of others with the same name. */
function aCommonName() {
  const name = 'Jan de Vries';
  const person = db.people.add(aPerson({ name }));
  const flow = db.caseFlows.add(aCaseFlow({ personId: person.id, relatedPerson: referenceTo(person) }));
  for (let nth = 0; nth < 60; nth += 1) {
    const other = aPerson({ name });
    db.caseFlows.add(aCaseFlow({ personId: other.id, relatedPerson: referenceTo(other) }));
  }
  return flow;
}

const places: [string, () => Promise<void>][] = [
  [
    'The sidebar of a unit shows its present tenant',
    async () => {
      renderApp(`/objectkaart/${aUnitLetOften().id}/contracten`);
      expect(await (await sidebar()).findByRole('link', { name: 'Fatima El Idrissi' })).toBeVisible();
      expect(screen.queryByText('Er loopt nu geen contract.')).toBeNull();
    },
  ],
  [
    'The sidebar of a unit shows the contact of the active contract',
    async () => {
      renderApp(`/objectkaart/${aUnitLetOften().id}/contracten`);
      expect(await (await sidebar()).findByText('Anna de Jong')).toBeVisible();
    },
  ],
  [
    'The contracts of a unit begin with the active one',
    async () => {
      renderApp(`/objectkaart/${aUnitLetOften().id}/contracten`);
      const first = await screen.findByRole('button', { name: /^Fatima El Idrissi Actief/ });
      const list = screen.getByRole('list', { name: 'Contracten van deze eenheid' });
      expect(list.firstElementChild).toContainElement(first);
    },
  ],
  [
    'The popover of a unit shows its present tenant',
    async () => {
      const unit = aUnitLetOften();
      const task = db.tasks.add(aTask({ unitId: unit.id }));
      const { user } = renderApp(`/dashboard/taken/overzicht/${task.id}/informatie`);
      await user.click(await screen.findByRole('button', { name: 'Gegevens van Lindengracht 3' }));
      const profile = within(await screen.findByRole('dialog', { name: 'Gegevens van Lindengracht 3' }));
      expect(await profile.findByRole('link', { name: 'Fatima El Idrissi' })).toBeVisible();
    },
  ],
  [
    'A repair request without a moment proposes to call back the present tenant of the unit',
    async () => {
      const unit = aUnitLetOften();
      const request = { status: 10, isInProgress: false, planningImpossible: true, items: [] };
      db.repairRequests.add({ id: 'verzoek', unitId: unit.id, ...request });
      renderApp(`/objectkaart/${unit.id}/reparatieverzoek?repairrequest=verzoek`, { user: 'carla' });
      expect(await screen.findByText(/wanneer Fatima El Idrissi wordt teruggebeld/)).toBeVisible();
    },
  ],
  [
    'The repairs of a unit show a report that is older than 130 other cases',
    async () => {
      const unit = aUnitLetOften();
      const happened = (nth: number, changes: object) => {
        const startTime = new Date(Date.now() - nth * 86_400_000).toISOString();
        const { id } = db.cases.add(
          aTimelineCase({ title: `Vraag ${nth}`, unitId: unit.id, created: startTime }),
        );
        db.caseActivities.add(aCaseActivity({ caseId: id, startTime, ...changes }));
      };
      for (let nth = 0; nth < 130; nth += 1) happened(nth, {});
      const repairRequest = { id: 'oud', items: [{ defectName: 'Lekkende kraan', unit: null }] };
      happened(200, { type: 'RepairRequest', repairRequest });
      renderApp(`/objectkaart/${unit.id}/reparatieverzoek`, { user: 'carla' });
      expect(await screen.findByText('Lekkende kraan')).toBeVisible();
      expect(screen.queryByText('Hier is nog niets gemeld.')).toBeNull();
    },
  ],
  [
    'The repairs of a unit say how many cases were searched when there are too many',
    async () => {
      const unit = aUnitLetOften();
      for (let nth = 0; nth < 520; nth += 1) {
        const { id } = db.cases.add(aTimelineCase({ title: `Vraag ${nth}`, unitId: unit.id }));
        db.caseActivities.add(aCaseActivity({ caseId: id }));
      }
      renderApp(`/objectkaart/${unit.id}/reparatieverzoek`, { user: 'carla' });
      expect(await screen.findByText(/^In de nieuwste 500 van 520 zaken/)).toBeVisible();
      expect(screen.queryByText('Hier is nog niets gemeld.')).toBeNull();
    },
  ],
  [
    'The card of a person without an active contract shows the future contract',
    async () => {
      localStorage.setItem('ContractPanelCollapsed', 'false');
      const person = db.people.add(aPerson({ roles: { customer: 'rol' } }));
      const ended = { roleId: 'rol', status: 3, endDate: '2019-12-01T00:00:00Z' };
      for (let nth = 0; nth < 7; nth += 1) db.contracts.add(aContract(ended));
      const startDate = '2027-03-01T00:00:00Z';
      db.contracts.add(aContract({ roleId: 'rol', status: 2, startDate, fullAddress: 'Singel 31' }));
      renderApp(`/klantenkaart/${person.id}/contracten`);
      expect(await screen.findByText(/^Huurt vanaf .*2027: Singel 31$/)).toBeVisible();
    },
  ],
  [
    'The search field of a complex says that it does not search all units',
    async () => {
      const complex = db.complexes.add(aComplex());
      for (let nth = 1; nth <= 60; nth += 1)
        db.units.add(aUnit({ street: 'Dorpsstraat', houseNumber: nth, complexId: complex.id }));
      renderApp(`/complexkaart/${complex.id}/eenheden`);
      const name = 'Zoek in de eerste 50 van 60 eenheden';
      expect(await screen.findByRole('searchbox', { name })).toBeVisible();
    },
  ],
  [
    'A case of a person with a common name says how many cases were searched for others of that person',
    async () => {
      renderApp(`/dashboard/zaken/overzicht/${aCommonName().id}/informatie`, { user: 'bram' });
      expect(await screen.findByText('Niet gevonden onder de eerste 50 met deze naam.')).toBeVisible();
      expect(screen.queryByText('Geen andere open zaken van deze relatie.')).toBeNull();
    },
  ],
  [
    'A task shows contact moments that come after 160 other activities',
    async () => {
      const { id, title } = db.cases.add(aTimelineCase({ title: 'Zaak lekkage' }));
      for (let nth = 0; nth < 160; nth += 1)
        db.caseActivities.add(aCaseActivity({ caseId: id, type: 'OutgoingMail' }));
      const startTime = '2020-01-01T10:00:00Z';
      db.caseActivities.add(aCaseActivity({ caseId: id, description: 'Huurder belde', startTime }));
      const task = db.tasks.add(aTask({ case: { id, title } }));
      renderApp(`/dashboard/taken/overzicht/${task.id}/contactmomenten`);
      expect(await screen.findByText('Huurder belde')).toBeVisible();
    },
  ],
];

it.each(places)('%s', async (_, holds) => {
  await holds();
});
