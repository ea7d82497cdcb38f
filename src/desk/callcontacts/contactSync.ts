import { call, put, select } from 'typed-redux-saga';
import { callerKnown, type Contact, contactResumed, sourceLinked, selectContactOver } from '@/desk/contacts';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import {
  findPerson,
  noRoleRequested,
  roleForCall,
  roleRequested,
  selectCall,
  stageOf,
  subjectOf,
  type WithTelephony,
} from '@/desk/telephony';
import { callContactTexts as texts } from './callContactTexts';
import { type InStep, type Step, stepOf } from './inStep';
import { untilChanged } from '@/core/sagas/waitUntil';

type State = WithTelephony & WithDrafts;

/** Keeps the role of a call and the person of its contact equal, while both exist. */
export function* keepInStep(callId: string) {
  let before: InStep = { contact: null, call: null };
  let status: PhoneCall['status'] | null = null;
  let isThere = false;
  const read = (state: State) => {
    const { subjectRoleId, status: stands } = selectCall(state, callId) ?? {};
    const contact = selectContactOver(state, callId);
    return [subjectRoleId, stands, contact?.id, contact?.person?.id].join('/');
  };
  while (true) {
    const seen = yield* select(read);
    const phoneCall = yield* select((state: State) => selectCall(state, callId));
    const contact = yield* select((state: State) => selectContactOver(state, callId));
    if (phoneCall === null || stageOf(phoneCall) === 'over') return;
    if (contact === null) {
      if (isThere) return;
      yield* untilChanged(read, seen);
      continue;
    }
    isThere = true;
    if (status !== null && status !== phoneCall.status) yield* call(goOn, phoneCall, contact);
    status = phoneCall.status;
    const now = { contact: contact.person?.id ?? null, call: yield* call(subjectOf, phoneCall) };
    const step = stepOf(before, now);
    before = now;
    yield* call(followStep, step, phoneCall, contact, now);
    yield* untilChanged(read, seen);
  }
}

function* goOn({ status }: PhoneCall, { id, isParked }: Contact) {
  if (status === CallStatus.Established && isParked) yield* put(contactResumed(id));
}

function* followStep(step: Step | null, phoneCall: PhoneCall, contact: Contact, now: InStep) {
  if (step !== null) yield* call(bring, step, phoneCall, contact, now);
  const isInStep = step === null ? now.contact === now.call : step !== 'sayOther';
  if (isInStep && contact.linkedTo !== null)
    yield* put(sourceLinked({ sourceId: contact.source?.id ?? '', person: null }));
}

function* bring(step: Step, phoneCall: PhoneCall, contact: Contact, now: InStep) {
  if (step === 'setRole') yield* call(giveRole, phoneCall, contact.person?.id ?? '');
  else if (step === 'unsetRole') yield* call(takeRole, phoneCall);
  else if (step === 'setPerson')
    yield* put(callerKnown({ sourceId: contact.source?.id ?? '', personId: now.call ?? '' }));
  else yield* call(sayOther, contact, now.call ?? '');
}

export function* giveRole(phoneCall: PhoneCall, personId: string) {
  const person = yield* call(findPerson, personId);
  const roleId = person && roleForCall(person, phoneCall);
  const { phoneCallRegistrationId: id } = phoneCall;
  if (roleId === null || id === null || roleId === phoneCall.subjectRoleId) return;
  yield* put(roleRequested(id, roleId));
}

export function* takeRole({ phoneCallRegistrationId: id, subjectRoleId }: PhoneCall) {
  if (id !== null && subjectRoleId !== null) yield* put(noRoleRequested(id));
}

/**
 * Reports that the call names another person than the contact. The panel asks about this before the contact is
 * registered (`LinkedElsewhere`).
 */
function* sayOther({ person, source }: Contact, otherId: string) {
  const other = yield* call(findPerson, otherId);
  const name = other?.name ?? null;
  yield* put(toastShown({ kind: 'info', text: texts.other(name, person?.name ?? '') }));
  yield* put(
    sourceLinked({ sourceId: source?.id ?? '', person: { id: otherId, name: name ?? texts.somebody } }),
  );
}
