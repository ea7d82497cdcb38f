import * as v from 'valibot';
import { ContactDetails } from '../people/contactDetails';
import * as d from '../decode/decode';

/** A person who rents or lives in a unit, once per contract. */
export const Contractor = v.object({
  id: d.id,
  personId: d.optionalId,
  name: d.text,
  role: d.optionalText,
  contractId: d.optionalId,
  addressLine: d.optionalText,
  contactDetails: ContactDetails,
});
export type Contractor = v.InferOutput<typeof Contractor>;

type Home = Pick<Contractor, 'contractId' | 'addressLine'>;

/** One person among the contractors, with all their contracts. */
export interface CoResident extends Pick<Contractor, 'id' | 'personId' | 'name' | 'contactDetails'> {
  homes: readonly Home[];
}

/** Returns everybody among the contractors once, except `self`, the person whose card is shown. */
export function coResidentsOf(contractors: readonly Contractor[], self: string | null): CoResident[] {
  const others = new Map<string, CoResident>();
  for (const { id: contractor, personId, name, contactDetails, contractId, addressLine } of contractors) {
    const key = personId ?? contractor;
    const homes = [...(others.get(key)?.homes ?? []), { contractId, addressLine }];
    if (key !== self) others.set(key, { id: key, personId, name, contactDetails, homes });
  }
  return [...others.values()];
}

/** Leaves out the contractors of contracts that this person rents and that are not running now. */
export function contractorsNow(
  contractors: readonly Contractor[],
  self: string,
  running: readonly { id: string }[],
): Contractor[] {
  const isRunning = (contract: string | null) => running.some(({ id: one }) => one === contract);
  const ended = contractors
    .filter(
      ({ personId, role, contractId }) => personId === self && role === 'customer' && !isRunning(contractId),
    )
    .map(({ contractId }) => contractId);
  return contractors.filter(({ contractId }) => contractId === null || !ended.includes(contractId));
}

/** A contact person for a contract. */
export const ContractContact = v.object({
  id: d.id,
  personId: d.optionalId,
  name: d.text,
  function: d.optionalText,
  phoneNumber: d.optionalText,
  emailAddress: d.optionalText,
  remark: d.optionalText,
});
export type ContractContact = v.InferOutput<typeof ContractContact>;
