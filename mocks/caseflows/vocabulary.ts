import type { SelfServiceScenario } from '@/domain/caseHistory';

interface CancelationStatus {
  id: string;
  label: string;
}

const status = (number: number, label: string): CancelationStatus => ({
  id: `ca5e0000-0000-4000-8000-00000000000${number}`,
  label,
});

/** Why a case stops before its end. */
export const cancelationStatuses: readonly CancelationStatus[] = [
  status(1, 'Ingetrokken door huurder'),
  status(2, 'Dubbel aangemaakt'),
  status(3, 'Verkeerde zaaksoort'),
  status(4, 'Geen reactie van huurder'),
  status(5, 'Anders opgelost'),
];

const scenario = (number: number, title: string, icon: string): SelfServiceScenario => ({
  id: `5ce00000-0000-4000-8000-00000000000${number}`,
  title,
  icon,
});

/** What customers can arrange in the portal, and colleagues for them. */
export const scenarios = {
  inspectionDate: scenario(1, 'Afspraak voor de inspectie maken', 'calendar'),
  signContract: scenario(2, 'Huurcontract tekenen', 'pen'),
  nuisanceLog: scenario(3, 'Logboek overlast invullen', 'list'),
  paymentPlan: scenario(4, 'Betalingsregeling treffen', 'euro'),
  incomeProof: scenario(5, 'Inkomensgegevens aanleveren', 'file'),
  exchangeRequest: scenario(6, 'Woningruil aanvragen', 'exchange'),
  alteration: scenario(7, 'Zelf aangebrachte voorziening melden', 'tools'),
  complaint: scenario(8, 'Klacht indienen', 'message'),
} as const satisfies Record<string, SelfServiceScenario>;

export const allScenarios: readonly SelfServiceScenario[] = Object.values(scenarios);
