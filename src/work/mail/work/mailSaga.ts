import { call, put, select, takeEvery } from 'typed-redux-saga';
import { isHttpError, readFirst } from '@/api/http/httpError';
import { orNull } from '@/api/http/orNull';
import { queries } from '@/api/http/queries';
import { assignMail } from '@/api/contacts/contactMoments';
import { attachCustomerToMail, getMail, MAIL_TAGS } from '@/api/mail/mailMessages';
import { getCustomerOfPerson } from '@/api/people/customers';
import { mailContactDone, mailMomentRegistered } from '@/core/contactOverMail';
import { contactStarted } from '@/desk/contacts';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import {
  submissionFailed,
  submissionStarted,
  submissionSucceeded,
} from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { isOver, MailStatus } from '@/domain/mail/mailMessage';
import { whyFailed } from '@/lib/failures/whyFailed';
import { mailTexts as texts } from '../mailTexts';
import { contactAbout } from './contactAbout';
import { mailCustomerRequested, mailsOutdated } from './mailActions';
import { knownMail, mailIsNow } from './mailIsNow';
import { mailKey } from './mailKeys';
import { mailSteps, mailStepsSaga, readMailAgain } from './mailWrites';

export function* mailSaga() {
  yield* mailStepsSaga();
  yield* takeEvery(mailCustomerRequested, attachCustomer);
  yield* takeEvery(mailMomentRegistered, assign);
  yield* takeEvery(mailContactDone, finishWithContact);
  yield* takeEvery(mailsOutdated, function* () {
    yield* put(queries.util.invalidateTags([...MAIL_TAGS]));
  });
}

/** Finishes the mail of a contact that ended; a mail that nobody picked up is picked up first. */
function* finishWithContact({ payload: mailId }: ReturnType<typeof mailContactDone>) {
  const key = mailKey('withContact', mailId);
  yield* put(submissionStarted(key));
  const isDone = yield* pickUpAndFinish(mailId);
  yield* put(isDone ? submissionSucceeded(key) : submissionFailed({ key, message: texts.finishFailed }));
}

function* pickUpAndFinish(id: string) {
  const mail = (yield* select(knownMail, id)) ?? (yield* call(() => orNull(getMail(id))));
  if (mail !== null && isOver(mail)) return true;
  if (mail?.status === MailStatus.New && !(yield* call(mailSteps.pickUp.run, { id }))) return false;
  return yield* call(mailSteps.finish.run, { id });
}

/** Only customers can be attached. For another person a message is shown, and the dialog stays open. */
function* attachCustomer({ payload: { id, person, seen, about } }: ReturnType<typeof mailCustomerRequested>) {
  const found: { customerId: string | null } = { customerId: null };
  const isDone = yield* call(submit, mailKey('customer', id), {
    failure: refusedFor(texts.changedMeanwhile, texts.attachFailed),
    readAgain: readMailAgain,
    *work() {
      const customer = yield* call(() => readFirst(getCustomerOfPerson(person.id)));
      if (customer === null) return;
      yield* call(() =>
        readUnchanged(
          id,
          seen,
          getMail(id).then(({ customerId }) => customerId),
        ),
      );
      found.customerId = customer.id;
      yield* call(attachCustomerToMail, id, customer.id);
    },
    *verify() {
      const { customerId } = yield* call(getMail, id);
      return customerId !== null && customerId === found.customerId;
    },
  });
  if (!isDone) {
    yield* put(mailsOutdated());
    return;
  }
  if (found.customerId === null) {
    yield* put(toastShown({ kind: 'warning', text: texts.notCustomer }));
    return;
  }
  yield* mailIsNow(id, { customerId: found.customerId, customerName: person.name });
  yield* put(toastShown({ kind: 'success', text: texts.attached(person.name) }));
  yield* closeDialogs((dialog) => dialog.kind === 'mailCustomer' && dialog.mailId === id);
  if (about !== undefined) yield* put(contactStarted(contactAbout(about, person)));
}

/** A contact that began from a mail belongs to that mail (AMB-152). */
function* assign({ payload: { conversationId, momentId } }: ReturnType<typeof mailMomentRegistered>) {
  try {
    yield* call(assignMail, conversationId, momentId);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(toastShown({ kind: 'error', text: texts.assignFailed, below: [whyFailed(error)] }));
  }
}
