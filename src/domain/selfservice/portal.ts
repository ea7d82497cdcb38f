import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

/** The groups of users that the self-service portal is open to (002 §4.7). */
export const PortalStatus = {
  Online: 1,
  Offline: 10,
  KccOnly: 11,
  AdministratorsOnly: 12,
  Faulted: 20,
} as const;
export type PortalStatus = (typeof PortalStatus)[keyof typeof PortalStatus];

/** The documents have labels for Offline and Faulted only (SSA-04); the other three are our own (AMB-233). */
export const portalStatusLabel = labelsOf<PortalStatus>({
  [PortalStatus.Online]: 'Online',
  [PortalStatus.Offline]: 'Gepland offline',
  [PortalStatus.KccOnly]: 'Alleen KCC',
  [PortalStatus.AdministratorsOnly]: 'Alleen beheerders',
  [PortalStatus.Faulted]: 'Offline',
});

export const PortalAvailability = v.pipe(
  v.object({ status: d.member<PortalStatus>(PortalStatus) }),
  v.transform(({ status }) => status),
);

/** The progress of a request in the portal. */
export const PortalRequestStatus = {
  Submitted: 'Submitted',
  InProgress: 'InProgress',
  Closed: 'Closed',
} as const;
export type PortalRequestStatus = (typeof PortalRequestStatus)[keyof typeof PortalRequestStatus];

/** The labels of the documents, which differ in meaning from the names (ENUM-16). */
export const portalRequestStatusLabel = labelsOf<PortalRequestStatus>({
  Submitted: 'Ingediend',
  InProgress: 'Gewijzigd',
  Closed: 'Geannuleerd',
});

/** An answer is dropped when both texts are empty. */
const Answer = v.pipe(
  v.object({ question: d.text, answer: d.text }),
  v.check(({ question, answer }) => question !== '' || answer !== ''),
);

const named = d.optionalRecord(v.object({ id: d.id, name: d.text }));

/** A request that a customer filed in the portal. */
export const PortalRequest = v.object({
  id: d.id,
  caseId: d.optionalId,
  /** Any text; integrations and error tasks refer to the request by this text. */
  flowStateId: d.optionalText,
  title: d.optionalText,
  created: d.instant,
  modified: d.instant,
  status: d.optionalMember<PortalRequestStatus>(PortalRequestStatus),
  personId: d.optionalId,
  /** The person who filed the request; null when that person no longer exists. */
  person: named,
  scenario: d.optionalRecord(v.object({ id: d.id, name: d.text, title: d.text })),
  items: d.listOf(Answer),
});
export type PortalRequest = v.InferOutput<typeof PortalRequest>;
