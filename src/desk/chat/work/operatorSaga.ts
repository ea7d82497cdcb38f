import { call, fork, put, select, takeLeading } from 'typed-redux-saga';
import { logInOperator, logOutOperator } from '@/api/chat/chat';
import type { HttpError } from '@/api/http/httpError';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { askAtFirstLogIn } from '@/core/signals/askAtFirstLogIn';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { type Refused, submit } from '@/core/submissions/submit';
import { chatTexts } from '../chatTexts';
import { availabilityKey, deregisterKey, registerKey } from '../state/chatKeys';
import {
  availabilityRequested,
  deregisterRequested,
  pollRequested,
  registerRequested,
} from '../state/chatActions';
import { selectChat } from '../state/chatSelectors';
import { availabilityChanged, deregistered, registrationBegan, registrationFailed } from '../state/chatSlice';
import { registerAtChat } from './registerAtChat';
import { afterConflict } from './conflict';

const texts = chatTexts.operator;

/** Registers and deregisters the operator, and changes their availability (001 §4). */
export function* operatorSaga() {
  yield* takeLeading(registerRequested, register);
  yield* takeLeading(availabilityRequested, ({ payload }) => changeAvailability(payload));
  yield* takeLeading(deregisterRequested, deregister);
}

const UNUSABLE = 422;

const whyNotRegistered = ({ status }: HttpError): Refused => ({
  text: texts.registerFailed,
  ...(status === UNUSABLE && { reason: texts.noName }),
});

function* register({ payload: { logIn } }: ReturnType<typeof registerRequested>) {
  yield* fork(askAtFirstLogIn);
  yield* put(registrationBegan('registering'));
  const isDone = yield* call(submit, registerKey, { work: registerAtChat, failure: whyNotRegistered });
  if (!isDone) {
    yield* put(registrationFailed());
    yield* call(afterConflict);
    return;
  }
  if (logIn) yield* call(changeAvailability, true);
  yield* put(pollRequested());
}

/** Becoming available registers first, in case the server has forgotten the operator. */
function* changeAvailability(isAvailable: boolean) {
  const isDone = yield* call(submit, availabilityKey, {
    *work() {
      if (isAvailable) yield* call(registerAtChat);
      yield* call(isAvailable ? logInOperator : logOutOperator);
      yield* put(availabilityChanged(isAvailable));
    },
    failure: texts.availabilityFailed,
  });
  if (!isDone) yield* call(afterConflict);
  yield* put(pollRequested());
}

/** The back end has no call to deregister, so the operator logs out and this program forgets them (AMB-163). */
function* deregister() {
  yield* put(registrationBegan('deregistering'));
  const isDone = yield* call(submit, deregisterKey, {
    work: function* () {
      yield* call(logOutOperator);
    },
    failure: texts.deregisterFailed,
  });
  if (!isDone) {
    yield* put(registrationFailed());
    return;
  }
  writePersonal(storageKeys.chatRegistered, yield* select(selectSignedInId), false);
  yield* put(deregistered());
  if ((yield* select(selectChat)).watchers > 0) yield* put(pollRequested());
}
