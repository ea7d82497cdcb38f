import { put, select } from 'typed-redux-saga';
import { deleteMail, finishMail, getMail, MAIL_TAGS, mailQueries, pickUpMail } from '@/api/mail/mailMessages';
import { readAgain } from '@/core/sagas/readAgain';
import { selectUser } from '@/core/session/sessionSlice';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { defineWrite, writes } from '@/core/submissions/defineWrite';
import { type MailMessage, MailStatus } from '@/domain/mail/mailMessage';
import { mailTexts as texts } from '../mailTexts';
import { mailsOutdated } from './mailActions';
import { mailIsNow } from './mailIsNow';

interface MailAsked {
  id: string;
  /** The status that a dialog showed; absent for a step without a dialog. */
  seen?: MailMessage['status'] | undefined;
}

interface Step {
  send: (id: string) => Promise<unknown>;
  becomes: MailStatus;
  done?: string;
  failed: string;
}

export const readMailAgain = () => readAgain([...MAIL_TAGS], mailQueries.endpoints.mail);

const defineStep = (name: string, { send, becomes, done, failed }: Step) =>
  defineWrite<MailAsked>(name, {
    id: ({ id }) => id,
    async send({ id, seen }) {
      if (seen !== undefined)
        await readUnchanged(
          id,
          seen,
          getMail(id).then(({ status }) => status),
        );
      await send(id);
    },
    isDone: ({ id }) => getMail(id, becomes).then(() => true),
    texts: { done, failed: refusedFor(texts.changedMeanwhile, failed) },
    readAgain: readMailAgain,
    *after({ id }, isDone) {
      /* A step may fail because a colleague was first, so the mails are read again. */
      if (!isDone) yield* put(mailsOutdated());
      else yield* mailIsNow(id, { status: becomes, ...(yield* pickedUp(becomes)) });
    },
  });

function* pickedUp(becomes: MailStatus) {
  const user = yield* select(selectUser);
  return becomes === MailStatus.PickedUp && user !== null && { pickedUpBy: { id: user.id, name: user.name } };
}

/** The steps of an incoming mail; none of them has a form. */
export const mailSteps = {
  pickUp: defineStep('mail/pickUp', {
    send: pickUpMail,
    becomes: MailStatus.PickedUp,
    failed: texts.pickUpFailed,
  }),
  finish: defineStep('mail/finish', {
    send: finishMail,
    becomes: MailStatus.Finished,
    failed: texts.finishFailed,
  }),
  delete: defineStep('mail/delete', {
    send: deleteMail,
    becomes: MailStatus.Deleted,
    done: texts.deleted,
    failed: texts.deleteFailed,
  }),
};

export const mailStepsSaga = writes(mailSteps.pickUp, mailSteps.finish, mailSteps.delete);
