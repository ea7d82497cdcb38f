import { pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf, desk } from '../backend/demands';
import { db } from '../db/db';
import type { Table } from '../db/table';
import { isSameId } from '../tenancy/roles';
import type { HousingListItem, TerminationReport } from '../wire/housing';

const listed = (table: Table<HousingListItem>) => ({
  page: ({ query }: Call) => pageOf(table.all(), query),
  one: ({ param }: Call) => table.named(param('id')),
});
const districts = listed(db.districts);
const housingTypes = listed(db.housingTypes);
const priceComponents = listed(db.priceComponents);

/** Finds a report by its own id or by that of the contract. */
const reportOf = (id: string): TerminationReport | undefined =>
  db.terminationReports.find(id) ??
  db.terminationReports.firstWhere(({ contractId }) => isSameId(contractId, id));

/** The lists of the housing stock, and the reports of ended contracts. */
export const housingListHandlers: Handlers = {
  'GET /api/v1/district': desk(districts.page),
  'GET /api/v1/district/:id': desk(districts.one),
  'GET /api/v1/housingtype': desk(housingTypes.page),
  'GET /api/v1/housingtype/:id': desk(housingTypes.one),
  'GET /api/v1/pricecomponent': desk(priceComponents.page),
  'GET /api/v1/pricecomponent/:id': desk(priceComponents.one),
  'GET /api/v1/servicefund': desk(() => db.serviceFunds.all()),
  'GET /api/v1/terminatecontract/report/:id': anyOf(
    'contractRead',
    'viewDetailedCaseFlow',
  )(({ param }) => reportOf(param('id')) ?? refuse(404, 'Er is geen opzeggingsverslag.')),
};
