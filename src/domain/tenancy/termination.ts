import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

/** The progress of a report about a contract's end (ENUM-32). */
export const TerminationStatus = { Pending: 'Pending', Submitted: 'Submitted' } as const;
export type TerminationStatus = (typeof TerminationStatus)[keyof typeof TerminationStatus];

const statusLabels: Record<TerminationStatus, string> = {
  [TerminationStatus.Pending]: 'In behandeling',
  [TerminationStatus.Submitted]: 'Ingediend',
};

export const terminationStatusLabel = (status: Received<TerminationStatus>): string =>
  lookUp(statusLabels, status) ?? unknownLabel(status);

/** The end of a contract: its date, its reason, and whether it is settled. */
export const TerminationReport = v.object({
  id: d.id,
  contractId: d.optionalId,
  terminationDate: d.instant,
  reason: d.optionalText,
  status: d.optionalMember<TerminationStatus>(TerminationStatus),
  created: d.instant,
});
export type TerminationReport = v.InferOutput<typeof TerminationReport>;
