import { db } from '../db/db';
import { fixedId } from '../db/fixedIds';
import { aHousingListItem, aTerminationReport, aValuation } from './builders';
import { addUnit, seedUnitOf } from './seed';

/** An old system delivered only the id and code of this unit. */
const nothingKnown = {
  id: fixedId('ab', 103),
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  addressLine: null,
  fullAddressLine: null,
  properties: null,
};

/** These units, prices, valuations and endings lack most fields, or have an unknown status. */
export function seedStrangeHousing(): void {
  for (const contract of db.contracts.all()) seedUnitOf(contract);
  addUnit(nothingKnown);
  const price = { code: 'PR05', name: 'Oude toeslag', title: 'Oude toeslag' };
  db.priceComponents.add({
    ...aHousingListItem({ id: fixedId('e6', 5), ...price }),
    ...{ amount: null, status: 'Vervallen' },
  });
  db.valuations.add(aValuation({ id: fixedId('e9', 1), unitId: fixedId('ab', 1) }));
  db.valuations.add({
    id: fixedId('e9', 2),
    unitId: fixedId('ab', 2),
    points: 0,
    maximumRent: 0,
    components: null,
  });
  const contractId = fixedId('c2', 5);
  db.terminationReports.add(
    aTerminationReport({ id: fixedId('e8', 3), contractId, reason: null, status: null, created: null }),
  );
  db.terminationReports.add(
    aTerminationReport({ id: fixedId('e8', 4), contractId, reason: 'Overlijden', status: 'Heropend' }),
  );
}
