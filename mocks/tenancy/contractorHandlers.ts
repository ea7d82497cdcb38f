import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf } from '../backend/demands';
import { db } from '../db/db';
import type { ContractRecord } from '../db/records';
import type { Contractor } from '../wire/tenancy';
import { findHolder, isSameId } from './roles';

/** The contracts of a contract, role or person with this id; null when it is none of these. */
function contractsOf(id: string): ContractRecord[] | null {
  const contract = db.contracts.find(id);
  if (contract) return [contract];
  const person = db.people.find(id) ?? findHolder(id)?.person;
  const roleId = person?.roles?.customer ?? id;
  const found = db.contracts.where(
    (each) =>
      isSameId(each.roleId, roleId) ||
      each.customers?.some(({ personId }) => isSameId(personId, person?.id ?? id)) ||
      db.occupancies.some(
        ({ personId, contractId }) => contractId === each.id && isSameId(personId, person?.id ?? id),
      ),
  );
  return person || found.length > 0 ? found : null;
}

function contractorsOf(contract: ContractRecord): Contractor[] {
  const { id: contractId, addressLine = null, customers, roleId } = contract;
  const renting = (customers ?? []).map(({ personId = null, name = null }) => {
    const person = personId === null ? undefined : db.people.find(personId);
    const id = person?.roles?.customer ?? roleId ?? contractId;
    return { id, personId, name, role: 'customer' as const, person };
  });
  const living = db.occupancies
    .where((occupancy) => occupancy.contractId === contractId)
    .map(({ id, personId }) => {
      const person = db.people.find(personId);
      return { id, personId, name: person?.name ?? null, role: 'occupant' as const, person };
    });
  return [...renting, ...living].map(({ id, personId, name, role, person }) => ({
    id,
    roleId: id,
    personId,
    name,
    role,
    contractId,
    addressLine,
    contactDetails: person?.contactDetails ?? null,
  }));
}

export const contractorHandlers: Handlers = {
  'GET /api/v1/contract/associatedContractors/:id': anyOf('customerCard')(({ param }) => {
    const contracts = contractsOf(param('id'));
    if (contracts === null) refuse(404, 'Geen contract, rol of relatie met dit kenmerk.');
    return contracts.flatMap(contractorsOf);
  }),
  'GET /api/v1/contract/contacts/:contractId': anyOf('contactPersonRead')(({ param }) =>
    db.contractContacts.where(({ contractId }) => isSameId(contractId, param('contractId'))),
  ),
};
