import { DAY } from '../world/clock';
import { ago, nextId } from '../db/builders';
import type { OccupancyRecord } from '../db/records';
import type { Bill, ContractContact, Score, WorkArea } from '../wire/tenancy';

/** The rent of a month, to be paid within two weeks. Set `roleId` to the tenant's customer role. */
export const aBill = (changes: Partial<Bill> = {}): Bill => ({
  id: nextId(),
  roleId: nextId(),
  contractId: null,
  number: 'F202600002',
  description: 'Huur november',
  date: ago(7 * DAY),
  dueDate: ago(-7 * DAY),
  amount: 613.35,
  outstandingAmount: 613.35,
  status: 0,
  payments: [],
  ...changes,
});

export const aScore = (changes: Partial<Score> = {}): Score => ({
  id: nextId(),
  personId: nextId(),
  score: 8.4,
  title: 'Reparatie',
  comment: 'Snel en vriendelijk geholpen.',
  channel: 'Survey',
  created: ago(DAY),
  date: ago(DAY),
  ...changes,
});

/** An occupant of a home that another person rents. */
export const anOccupancy = (changes: Partial<OccupancyRecord> = {}): OccupancyRecord => ({
  id: nextId(),
  personId: nextId(),
  contractId: nextId(),
  ...changes,
});

export const aContractContact = (changes: Partial<ContractContact> = {}): ContractContact => ({
  id: nextId(),
  contractId: nextId(),
  personId: null,
  name: 'Anna de Jong',
  function: 'Mantelzorger',
  phoneNumber: null,
  emailAddress: null,
  remark: null,
  ...changes,
});

export const aWorkArea = (changes: Partial<WorkArea> = {}): WorkArea => ({
  id: nextId(),
  name: 'Wijkbeheer Noord',
  residentialZoneIds: [],
  colleagues: [],
  functionGroupId: null,
  ...changes,
});
