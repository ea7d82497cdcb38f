import type { Call, Handlers } from '../backend/backend';
import { open } from '../backend/demands';
import { scenarios } from '../caseflows/vocabulary';
import { db } from '../db/db';
import type { PortalSessionRecord } from '../db/records';
import type { SelfServiceScenario } from '../wire/selfService';
import { fileRequest } from './fileRequest';
import { formPage, notice } from './portalPages';

const questionsByScenario: Readonly<Record<string, readonly string[]>> = {
  [scenarios.notice.id]: ['Waarom zeg je de huur op?', 'Laatste dag van de huur'],
  [scenarios.nuisanceLog.id]: ['Wat is er gebeurd?', 'Wanneer was dat?'],
  [scenarios.paymentPlan.id]: ['Waarom lukt betalen nu niet?', 'Bedrag per maand'],
};
const ordinary = ['Toelichting', 'Telefoonnummer voor vragen'];

const questionsOf = ({ id }: SelfServiceScenario): readonly string[] => questionsByScenario[id] ?? ordinary;

const scenarioOf = ({ scenarioId }: PortalSessionRecord): SelfServiceScenario =>
  Object.values<SelfServiceScenario>(scenarios).find(({ id }) => id === scenarioId) ?? scenarios.complaint;

const fieldsOf = async ({ request }: Call) => new URLSearchParams(await request.clone().text());

const inState = (id: string | null, state: PortalSessionRecord['state']): PortalSessionRecord | null => {
  const session = db.portalSessions.find(id ?? '');
  return session?.state === state ? session : null;
};

const closed = () =>
  notice(
    'Deze sessie is niet meer geldig',
    'Een sessie kan maar één keer worden geopend. Begin opnieuw vanuit Thuisbalie.',
    410,
  );

/** A small portal for the frame. A packet opens it once, and a form can be sent once. */
export const portalHandlers: Handlers = {
  'POST /portaal/start': open(async (call) => {
    const session = inState((await fieldsOf(call)).get('packet'), 'issued');
    if (!session) return closed();
    db.portalSessions.change(session, { state: 'open' });
    const scenario = scenarioOf(session);
    const name = db.people.find(session.personId)?.name ?? 'onbekend';
    return formPage({
      title: scenario.title,
      greeting: `Mijn Woningcorporatie – ingelogd als ${name}`,
      session: session.id,
      questions: questionsOf(scenario),
    });
  }),
  'POST /portaal/versturen': open(async (call) => {
    const fields = await fieldsOf(call);
    const session = inState(fields.get('sessie'), 'open');
    if (!session) return closed();
    db.portalSessions.change(session, { state: 'done' });
    const scenario = scenarioOf(session);
    fileRequest(
      session,
      scenario,
      questionsOf(scenario).map((question, index) => ({ question, answer: fields.get(`v${index}`) ?? '' })),
    );
    return notice('Bedankt', `We hebben je aanvraag ‘${scenario.title}’ ontvangen.`);
  }),
};
