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
import type { AskedAction } from './accountRules';
import { accountTexts as texts } from './accountTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    'persondetails/createAccount': true;
    'persondetails/recoverAccount': true;
    'persondetails/blockAccount': true;
    'persondetails/deleteAccount': true;
  }
}

const ABOUT_ADDRESS = [400, 409, 422];

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

const closeDialog = (action: AskedAction, accountId: string) =>
  closeDialogs(
    (dialog) => dialog.kind === 'account' && dialog.action === action && dialog.accountId === accountId,
  );

function* create({ payload: { personId, username } }: ReturnType<typeof accountCreateRequested>) {
  yield* call(submit, submissionKey('persondetails/createAccount', personId), {
    success: texts.create.done,
    failure: (error: HttpError) => refusedAddress(texts.create.failed, error),
    uncertain: texts.create.uncertain,
    work: work(() => createAccount(personId, username)),
    verify: look(personId, (account) => account !== null),
  });
  yield* askAgain(personId);
}

/** What the sentence of the specification says of the e-mail address is why, unless the server says something else. */
const refusedAddress = (text: string, { status }: HttpError): Refused =>
  ABOUT_ADDRESS.includes(status ?? 0) ? { text, reason: '' } : { text };

/** The toast of a failure is one of success (AMB-139), so it is reported as well; the dialog says that it failed. */
function recoverRefused(error: HttpError): Refused {
  reportError(error);
  return { ...refusedAddress(texts.recover.failed, error), kind: 'success' };
}

function* recover({ payload: { personId, accountId } }: ReturnType<typeof accountRecoverRequested>) {
  const done = yield* call(submit, submissionKey('persondetails/recoverAccount', personId), {
    success: texts.recover.done,
    failure: recoverRefused,
    uncertain: texts.recover.uncertain,
    work: work(() => recoverAccount(accountId)),
  });
  if (done) yield* closeDialog('recover', accountId);
  yield* askAgain(personId);
}

function* block({ payload }: ReturnType<typeof accountBlockRequested>) {
  const { personId, accountId, blocked } = payload;
  const { done: success, failed, uncertain } = blocked ? texts.block : texts.unblock;
  const done = yield* call(submit, submissionKey('persondetails/blockAccount', personId), {
    success,
    failure: failed,
    uncertain,
    work: work(() => blockAccount(accountId, blocked)),
    verify: look(personId, (account) => account?.isBlocked === blocked),
  });
  if (done) yield* closeDialog('block', accountId);
  yield* askAgain(personId);
}

function* remove({ payload: { personId, accountId } }: ReturnType<typeof accountDeleteRequested>) {
  const done = yield* call(submit, submissionKey('persondetails/deleteAccount', personId), {
    success: texts.delete.done,
    failure: texts.delete.failed,
    uncertain: texts.delete.uncertain,
    work: work(() => deleteAccount(accountId)),
    verify: look(personId, (account) => account?.id !== accountId),
  });
  if (done) yield* closeDialog('delete', accountId);
  yield* askAgain(personId);
}
