import { aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import { anOutgoingMail } from '../mail/builders';

/** Adds an outgoing mail in a case of its own. */
export function makeOutgoingMail() {
  const { id: caseId } = db.cases.add(aTimelineCase());
  return { id: db.outgoingMails.add(anOutgoingMail({ caseId })).id };
}
