import { refuse } from '../backend/answers';
import { aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import { anUndeliveredMessage } from '../diagnostics/builders';
import { type Coupling, deliveries } from '../diagnostics/delivery';
import { anOutgoingMail } from '../mail/builders';

type Body = Readonly<Record<string, unknown>>;

const couplings: readonly string[] = ['whole', 'broken', 'silent'] satisfies readonly Coupling[];
const textIn = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** `{application, state, messages?, scopeId?}`: breaks or mends a coupling, after so many messages have failed. */
export function setCoupling(body: Body) {
  const application = textIn(body, 'application');
  const state = textIn(body, 'state');
  if (!couplings.includes(state)) refuse(422, `Een van: ${couplings.join(', ')}.`);
  deliveries.set(application, state as Coupling);
  if (typeof body['ms'] === 'number') deliveries.ms = body['ms'];
  for (let left = Number(body['messages'] ?? 0); left > 0; left -= 1)
    db.undeliveredMessages.add(
      anUndeliveredMessage({
        message: { queueName: 'test', body: null, metaData: { application, consumer: null, retries: 0 } },
        scopeId: textIn(body, 'scopeId') || null,
      }),
    );
}

/** A mail that went out, in a case of its own. */
export function makeOutgoingMail() {
  const { id: caseId } = db.cases.add(aTimelineCase());
  return { id: db.outgoingMails.add(anOutgoingMail({ caseId })).id };
}
