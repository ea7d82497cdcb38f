import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The progress of a report about a contract's end (ENUM-32). */
export const TerminationStatus = { Pending: 'Pending', Submitted: 'Submitted' } as const;
export type TerminationStatus = (typeof TerminationStatus)[keyof typeof TerminationStatus];

export const terminationStatusLabel = labelsOf<TerminationStatus>({
  [TerminationStatus.Pending]: 'In behandeling',
  [TerminationStatus.Submitted]: 'Ingediend',
});

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
