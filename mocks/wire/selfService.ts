/* Self-service, written by hand from the wire. */

/** A scenario that a customer can start in the portal. */
export interface SelfServiceScenario {
  id: string;
  name: string;
  title: string;
  /** The name of a picture, which may be unknown. */
  icon: string;
  status: 'Published' | 'Archived';
  showInOverview: boolean;
  thesaurusTagId: string | null;
}

/** The start of a session in the portal: the packet is posted to the address. */
export interface Impersonation {
  url: string;
  packet: string;
}
