/* Customers and those who may become one, written by hand. */

/** A new relation in onboarding, in answers and in requests. */
export interface Relation {
  customerId: string | null;
  email: string | null;
  firstName: string | null;
  insertion: string | null;
  lastName: string | null;
  gender: string | null;
  phoneNumber: string | null;
  externalId: string | null;
  agentInfoId: string | null;
}

export interface Customer extends Omit<Relation, 'customerId'> {
  id: string;
  customerId: string;
  personId: string;
  roleId: string | null;
  status: string | null;
}
