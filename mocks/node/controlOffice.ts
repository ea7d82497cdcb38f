import { type Body, textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import { anUndeliveredMessage } from '../diagnostics/builders';
import { type Coupling, deliveries } from '../diagnostics/delivery';
import { anOutgoingMail } from '../mail/builders';

const couplings: readonly string[] = ['whole', 'broken', 'silent'] satisfies readonly Coupling[];
/** `{application, state, messages?, scopeId?}`: breaks or mends a coupling, after so many messages have failed. */
export function setCoupling(body: Body) {
  const application = textOf(body['application']);
  const state = textOf(body['state']);
  if (!couplings.includes(state)) refuse(422, `Een van: ${couplings.join(', ')}.`);
  deliveries.set(application, state as Coupling);
  if (typeof body['ms'] === 'number') deliveries.ms = body['ms'];
  for (let left = Number(body['messages'] ?? 0); left > 0; left -= 1)
    db.undeliveredMessages.add(
      anUndeliveredMessage({
        message: { queueName: 'test', body: null, metaData: { application, consumer: null, retries: 0 } },
        scopeId: textOf(body['scopeId']) || null,
      }),
    );
}

/** A mail that went out, in a case of its own. */
export function makeOutgoingMail() {
  const { id: caseId } = db.cases.add(aTimelineCase());
  return { id: db.outgoingMails.add(anOutgoingMail({ caseId })).id };
}
