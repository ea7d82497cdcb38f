import * as v from 'valibot';
import { lookUp } from '@/lib/lookUp';
import { id, instant, member, optionalRecord, text, type Received } from './decode';
import { unknownLabel } from './unknownLabel';

export const ContractStatus = { Active: 1, Future: 2, Expired: 3, Cancelled: 4 } as const;
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus];

const labels: Record<ContractStatus, string> = {
  [ContractStatus.Active]: 'Actief',
  [ContractStatus.Future]: 'Toekomstig',
  [ContractStatus.Expired]: 'Beëindigd',
  [ContractStatus.Cancelled]: 'Geannuleerd',
};

export const contractStatusLabel = (status: Received<ContractStatus>): string =>
  lookUp(labels, status) ?? unknownLabel(status);

export const Contract = v.object({
  id,
  title: text,
  status: member<ContractStatus>(ContractStatus),
  startDate: instant,
  endDate: instant,
  unit: optionalRecord(v.object({ id, address: text })),
});
export type Contract = v.InferOutput<typeof Contract>;
