import * as v from 'valibot';
import { ContactDetails } from './contactDetails';
import { id, optionalId, optionalText, text } from './decode';

/** Who rents, or else lives there, once per contract. */
export const Contractor = v.object({
  id,
  personId: optionalId,
  name: text,
  role: optionalText,
  contactDetails: ContactDetails,
});
export type Contractor = v.InferOutput<typeof Contractor>;

/** One person among the contractors, whatever the number of contracts. */
export interface CoResident extends Pick<Contractor, 'id' | 'personId' | 'name' | 'contactDetails'> {
  /** Lives there and rents nothing (001 §6). */
  isOccupantOnly: boolean;
}

/** Everybody among the contractors but the person whose card it is, each once. */
export function coResidentsOf(contractors: readonly Contractor[], self: string): CoResident[] {
  const others = new Map<string, CoResident>();
  for (const { id: contractor, personId, name, role, contactDetails } of contractors) {
    const key = personId ?? contractor;
    const isOccupantOnly = role === 'occupant' && others.get(key)?.isOccupantOnly !== false;
    if (key !== self) others.set(key, { id: key, personId, name, contactDetails, isOccupantOnly });
  }
  return [...others.values()];
}

/** Whom to speak to about a contract. */
export const ContractContact = v.object({
  id,
  personId: optionalId,
  name: text,
  function: optionalText,
  phoneNumber: optionalText,
  emailAddress: optionalText,
  remark: optionalText,
});
export type ContractContact = v.InferOutput<typeof ContractContact>;
