import { fixedHexId, fixedId } from '../db/fixedIds';
import type { SelfServiceScenario } from '../wire/selfService';

interface CancelationStatus {
  id: string;
  label: string;
}

const status = (number: number, label: string): CancelationStatus => ({
  id: `ca5e0000-0000-4000-8000-00000000000${number}`,
  label,
});

/** The reasons to cancel a case. */
export const cancelationStatuses: readonly CancelationStatus[] = [
  status(1, 'Ingetrokken door huurder'),
  status(2, 'Dubbel aangemaakt'),
  status(3, 'Verkeerde zaaksoort'),
  status(4, 'Geen reactie van huurder'),
  status(5, 'Anders opgelost'),
];

/** `subject` is the number of a subject of the knowledge base. */
const scenario = (
  number: number,
  title: string,
  icon: string,
  subject: number | null = null,
): SelfServiceScenario => ({
  id: fixedId('5ce', number),
  name: `scenario-${number}`,
  title,
  icon,
  status: 'Published',
  showInOverview: true,
  thesaurusTagId: subject === null ? null : fixedHexId('af', subject),
});

/** The scenarios that customers can start in the portal, and colleagues in their name. */
export const scenarios = {
  inspectionDate: scenario(1, 'Afspraak voor de inspectie maken', 'calendar'),
  signContract: { ...scenario(2, 'Huurcontract tekenen', 'pen'), showInOverview: false },
  nuisanceLog: scenario(3, 'Logboek overlast invullen', 'list', 6),
  paymentPlan: scenario(4, 'Betalingsregeling treffen', 'euro', 29),
  incomeProof: scenario(5, 'Inkomensgegevens aanleveren', 'file'),
  exchangeRequest: scenario(6, 'Woningruil aanvragen', 'exchange', 5),
  alteration: scenario(7, 'Zelf aangebrachte voorziening melden', 'tools', 10),
  complaint: scenario(8, 'Klacht indienen', 'message', 36),
  notice: scenario(9, 'Woning opzeggen', 'door', 2),
  garden: { ...scenario(10, 'Tuinonderhoud aanvragen', '<svg onload="alert(1)">'), status: 'Archived' },
} as const satisfies Record<string, SelfServiceScenario>;

export const allScenarios: readonly SelfServiceScenario[] = Object.values(scenarios);
