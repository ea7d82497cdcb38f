import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import type { CaseFlowStatus } from './caseFlowStatus';
import { caseFlowStatusByWireName } from './caseFlowStatus';
import { CaseFlowStep } from './caseFlowStep';
import * as d from '../decode/decode';

/** The customer whom the case is for. The id is missing when the customer is not a known relation (000 §3.3). */
const Customer = v.object({ id: d.optionalId, name: d.text });

const named = (owner: Assignee | null, name: string): Assignee | null =>
  owner && { ...owner, name: owner.name || name };

/**
 * A case with steps ('zaak', 000 §3.3, AMB-081). `steps` is empty for users without access to detailed cases.
 * `umbrellaCaseId` is the file on the timeline that the case belongs to.
 */
const Fields = v.object({
  id: d.id,
  umbrellaCaseId: d.optionalId,
  title: d.text,
  /** The name of the case's definition, which the filters call `caseType` (AMB-077). */
  type: d.text,
  status: d.member<CaseFlowStatus>(caseFlowStatusByWireName),
  steps: d.listOf(CaseFlowStep),
  /** The owner: a colleague or a function group; null when the case has no owner. */
  ownerModel: d.optionalRecord(Assignee),
  /** The owner's name. */
  owner: d.text,
  assignment: d.optionalRecord(Assignee),
  deadline: d.instant,
  created: d.instant,
  lastModified: d.instant,
  personId: d.optionalId,
  relatedPerson: d.optionalRecord(Customer),
});
export const CaseFlow = v.pipe(
  Fields,
  v.transform(({ owner, ...caseFlow }) => ({ ...caseFlow, ownerModel: named(caseFlow.ownerModel, owner) })),
);
export type CaseFlow = v.InferOutput<typeof CaseFlow>;

/** A kind of case, as the filter offers it (AMB-099). */
export const CaseFlowType = v.object({ name: d.id, title: d.text });
export type CaseFlowType = v.InferOutput<typeof CaseFlowType>;

/** A reason to cancel a case; the back end keeps the list. */
export const CancelationStatus = v.object({ id: d.id, label: d.text });
export type CancelationStatus = v.InferOutput<typeof CancelationStatus>;

/** A message in a case, internal or for the customer to read (000 §3.3). */
export const CaseMessage = v.object({
  id: d.id,
  message: d.text,
  mediaId: d.optionalId,
  created: d.instant,
  createdBy: d.optionalRecord(Assignee),
});
export type CaseMessage = v.InferOutput<typeof CaseMessage>;

/** The readers of a message: colleagues only, or the customer as well. */
export type Audience = 'internal' | 'public';

/**
 * A message to add (000 §3.3). Its audience is part of its type, so that a message written for colleagues cannot be
 * passed to the call whose messages the customer reads.
 */
export interface NewCaseMessage<A extends Audience> {
  audience: A;
  message: string;
  mediaId: string | null;
}
