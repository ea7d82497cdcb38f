import type { ContactDetails } from './people';
import type { Loose, Moment, Spelled } from './shared';

/* The records of a tenancy, written by hand. Only `id` is certain; anything else may be null or absent. */

export type Payment = { id: string } & Loose<{
  status: Spelled;
  method: string;
  amount: number;
  date: Moment;
}>;

export type Bill = { id: string } & Loose<{
  roleId: string;
  contractId: string;
  number: string;
  description: string;
  date: Moment;
  dueDate: Moment;
  amount: number;
  outstandingAmount: number;
  status: Spelled;
  payments: Payment[];
}>;

export type Score = { id: string } & Loose<{
  personId: string;
  score: number;
  title: string;
  comment: string;
  channel: string;
  created: Moment;
  date: Moment;
}>;

/** A tenant, or another occupant; `id` is that of the role. */
export type Contractor = { id: string } & Loose<{
  roleId: string;
  personId: string;
  name: string;
  role: 'customer' | 'occupant';
  contractId: string;
  addressLine: string;
  contactDetails: ContactDetails;
}>;

export type ContractContact = { id: string } & Loose<{
  contractId: string;
  personId: string;
  name: string;
  function: string;
  phoneNumber: string;
  emailAddress: string;
  remark: string;
}>;

export type WorkArea = { id: string } & Loose<{
  name: string;
  residentialZoneIds: string[];
  colleagues: ({ id: string } & Loose<{ personId: string; name: string; job: string }>)[];
  functionGroupId: string;
}>;

export type Indicator = { id: string } & Loose<{
  indicatorId: string;
  key: string;
  priorityLevel: Spelled;
  title: string;
  description: string;
}>;
