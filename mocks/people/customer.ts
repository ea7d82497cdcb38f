import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import type { Customer } from '../wire/customers';

/** The customer id of a person, derived from the person's id. */
export const customerIdOf = ({ id }: PersonRecord): string => `bf${id.slice(2)}`;

const unknown = {
  firstName: null,
  insertion: null,
  lastName: null,
  gender: null,
  externalId: null,
  customerStatus: null,
};

/** The customer record of a person; null for a person who is no tenant or prospect. */
export function toCustomer(person: PersonRecord): Customer | null {
  const roleId = person.roles?.customer ?? person.roles?.prospect;
  if (!roleId) return null;
  const { emailAddresses, phoneNumbers } = person.contactDetails ?? {};
  const { firstName, insertion, lastName, gender, externalId, customerStatus } = { ...unknown, ...person };
  const id = customerIdOf(person);
  return {
    id,
    customerId: id,
    personId: person.id,
    roleId,
    email: emailAddresses?.[0]?.emailAddress ?? null,
    firstName,
    insertion,
    lastName,
    gender,
    phoneNumber: phoneNumbers?.[0]?.number ?? null,
    externalId,
    agentInfoId: null,
    status: customerStatus,
  };
}

/** Finds a customer by the id of the customer record, of the person or of a role. */
export function findCustomer(id: string): Customer | null {
  const wanted = id.toLowerCase();
  const person = db.people.firstWhere(
    (one) =>
      customerIdOf(one) === wanted || one.id === wanted || Object.values(one.roles ?? {}).includes(wanted),
  );
  return person ? toCustomer(person) : null;
}
