import { call, put, takeEvery } from 'typed-redux-saga';
import {
  blockAccount,
  createAccount,
  deleteAccount,
  getAccountOf,
  recoverAccount,
} from '@/api/person/accounts';
import type { HttpError } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { reportError } from '@/core/errors/reporter';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import type { Account } from '@/domain/person/account';
import {
  accountBlockRequested,
  accountCreateRequested,
  accountDeleteRequested,
  accountRecoverRequested,
} from '../detailsActions';
import { accountTexts as texts } from './accountTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'persondetails/createAccount': true;
    'persondetails/recoverAccount': true;
    'persondetails/blockAccount': true;
    'persondetails/deleteAccount': true;
  }
}

/** What is done with the account of a person; each ends by itself. */
export function* accountSaga() {
  yield* takeEvery(accountCreateRequested, create);
  yield* takeEvery(accountRecoverRequested, recover);
  yield* takeEvery(accountBlockRequested, block);
  yield* takeEvery(accountDeleteRequested, remove);
}

/** After a lost answer: whether the account is now as it was meant. */
const look = (personId: string, isDone: (account: Account | null) => boolean) =>
  function* verify() {
    return isDone(yield* call(getAccountOf, personId));
  };

const work = (send: () => Promise<unknown>) =>
  function* () {
    yield* call(send);
  };

/** Whatever the answer was: the account is asked again, and so is what hangs on it. */
function* askAgain(personId: string) {
  yield* put(queries.util.invalidateTags([{ type: 'person', id: personId }]));
}

function* create({ payload: { personId, username } }: ReturnType<typeof accountCreateRequested>) {
  yield* call(submit, submissionKey('persondetails/createAccount', personId), {
    success: texts.create.done,
    failure: texts.create.failed,
    work: work(() => createAccount(personId, username)),
    verify: look(personId, (account) => account !== null),
  });
  yield* askAgain(personId);
}

/** The failure is shown as a success (AMB-139), so it is reported as well. */
function recoverRefused(error: HttpError): Refused {
  reportError(error);
  return { text: texts.recover.failed, kind: 'success' };
}

function* recover({ payload: { personId, accountId } }: ReturnType<typeof accountRecoverRequested>) {
  yield* call(submit, submissionKey('persondetails/recoverAccount', personId), {
    success: texts.recover.done,
    failure: recoverRefused,
    work: work(() => recoverAccount(accountId)),
  });
  yield* askAgain(personId);
}

function* block({ payload }: ReturnType<typeof accountBlockRequested>) {
  const { personId, accountId, blocked } = payload;
  const { done, failed } = blocked ? texts.block : texts.unblock;
  yield* call(submit, submissionKey('persondetails/blockAccount', personId), {
    success: done,
    failure: failed,
    work: work(() => blockAccount(accountId, blocked)),
    verify: look(personId, (account) => account?.isBlocked === blocked),
  });
  yield* askAgain(personId);
}

function* remove({ payload: { personId, accountId } }: ReturnType<typeof accountDeleteRequested>) {
  const done = yield* call(submit, submissionKey('persondetails/deleteAccount', personId), {
    success: texts.delete.done,
    failure: texts.delete.failed,
    work: work(() => deleteAccount(accountId)),
    verify: look(personId, (account) => account?.id !== accountId),
  });
  if (done)
    yield* closeDialogs((dialog) => dialog.kind === 'accountDelete' && dialog.accountId === accountId);
  yield* askAgain(personId);
}
