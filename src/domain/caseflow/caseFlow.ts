import * as v from 'valibot';
import { Assignee } from '../colleague/assignee';
import type { CaseFlowStatus } from './caseFlowStatus';
import { caseFlowStatusByWireName } from './caseFlowStatus';
import { CaseFlowStep } from './caseFlowStep';
import { id, instant, listOf, member, optionalId, optionalRecord, text } from '../decode/decode';

/** For whom the case is; someone who is not a known relation has no id (000 §3.3). */
const Customer = v.object({ id: optionalId, name: text });

const named = (owner: Assignee | null, name: string): Assignee | null =>
  owner && { ...owner, name: owner.name || name };

/**
 * A case with steps ('zaak', 000 §3.3, AMB-081). `steps` is empty for people who may not see detailed cases. `umbrellaCaseId`
 * is the file on the timeline that it belongs to.
 */
const Fields = v.object({
  id,
  umbrellaCaseId: optionalId,
  title: text,
  /** The name of its definition: the `caseType` of the filters (AMB-077). */
  type: text,
  status: member<CaseFlowStatus>(caseFlowStatusByWireName),
  steps: listOf(CaseFlowStep),
  /** Whose case it is: a colleague or a function group; null is nobody's. */
  ownerModel: optionalRecord(Assignee),
  /** The name of the same. */
  owner: text,
  assignment: optionalRecord(Assignee),
  deadline: instant,
  created: instant,
  lastModified: instant,
  personId: optionalId,
  relatedPerson: optionalRecord(Customer),
});
export const CaseFlow = v.pipe(
  Fields,
  v.transform(({ owner, ...caseFlow }) => ({ ...caseFlow, ownerModel: named(caseFlow.ownerModel, owner) })),
);
export type CaseFlow = v.InferOutput<typeof CaseFlow>;

/** A kind of case, as the filter offers it (AMB-099). */
export const CaseFlowType = v.object({ name: id, title: text });
export type CaseFlowType = v.InferOutput<typeof CaseFlowType>;

/** Why a case is cancelled; the list is the back end's. */
export const CancelationStatus = v.object({ id, label: text });
export type CancelationStatus = v.InferOutput<typeof CancelationStatus>;

/** A message in a case, internal or for the customer to read (000 §3.3). */
export const CaseMessage = v.object({
  id,
  message: text,
  mediaId: optionalId,
  created: instant,
  createdBy: optionalRecord(Assignee),
});
export type CaseMessage = v.InferOutput<typeof CaseMessage>;
