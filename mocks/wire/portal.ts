/* The portal as administrators see it, written by hand from the wire. */

/** A request that a customer filed in the portal. Everything but `id` may be null. */
export interface PortalRequest {
  id: string;
  caseId: string | null;
  flowStateId: string | null;
  title: string | null;
  created: string | null;
  modified: string | null;
  status: string | null;
  personId: string | null;
  scenarioId: string | null;
  person: { id: string; name: string | null } | null;
  scenario: { id: string; name: string; title: string } | null;
  items: ({ question: string | null; answer: string | null } | null)[] | null;
}
