import { labelsOf, isOneOf, type Received } from '../decode/received';

/** The status of a case; the wire sends its name or its code (000 §4.3, AMB-079). */
export const CaseFlowStatus = {
  PickedUp: 'PickedUp',
  Finished: 'Finished',
  Canceled: 'Canceled',
  Submitted: 'Submitted',
} as const;
export type CaseFlowStatus = (typeof CaseFlowStatus)[keyof typeof CaseFlowStatus];

/** 3 is an alias of 4 (AMB-078). */
export const caseFlowStatusByWireName: Readonly<Record<string, CaseFlowStatus>> = {
  ...CaseFlowStatus,
  Cancelled: CaseFlowStatus.Canceled,
  0: CaseFlowStatus.PickedUp,
  1: CaseFlowStatus.Finished,
  2: CaseFlowStatus.Canceled,
  3: CaseFlowStatus.Submitted,
  4: CaseFlowStatus.Submitted,
};

export const caseFlowStatusLabel = labelsOf<CaseFlowStatus>({
  PickedUp: 'In behandeling',
  Finished: 'Afgerond',
  Canceled: 'Geannuleerd',
  Submitted: 'Ontvangen',
});

const OPEN: readonly CaseFlowStatus[] = [CaseFlowStatus.Submitted, CaseFlowStatus.PickedUp];

/** True for Ontvangen and In behandeling; false for an unknown status. */
export const isOpenStatus = (status: Received<CaseFlowStatus>): boolean => isOneOf(OPEN, status);

/** The status codes that the list can be filtered by, in the order of the filter. */
export const CASE_FLOW_STATUS_CODES = ['3', '0', '1', '2'] as const;
export type CaseFlowStatusCode = (typeof CASE_FLOW_STATUS_CODES)[number];

/** The codes of In behandeling and Ontvangen (000 §9, AMB-078). */
export const DEFAULT_STATUS_CODES: readonly CaseFlowStatusCode[] = ['0', '3'];

export const statusOfCode = (code: CaseFlowStatusCode): CaseFlowStatus => {
  const status = caseFlowStatusByWireName[code];
  if (status === undefined) throw new Error(`No case-flow status has code ${code}`);
  return status;
};
