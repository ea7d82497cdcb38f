import { call, put, select, takeEvery } from 'typed-redux-saga';
import { createFaq, findFaqs } from '@/api/knowledge';
import { queries } from '@/api/queries';
import { readSameMoments, registerContact, selectSameMoments } from '@/api/registration';
import { createTask, getTaskPage } from '@/api/tasks';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftCleared, selectDraft } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { lookForEarlier, lookForMessage, sendMessage } from '@/core/submissions/messages';
import {
  selectMaySubmit,
  selectSubmission,
  submissionKey,
  type WithSubmissions,
} from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { type MomentWords, saysSame } from '@/domain/contactMoment';
import { flowKept, flowKey, readFlow, selectFlow } from './flow/keptFlow';
import { withFaq, wordsOf } from './flow/flow';
import {
  contactLookedFor,
  contactRequested,
  faqRequested,
  registrationFinished,
  taskRequested,
} from './registrationActions';
import { warningOf } from './registrationRules';
import { registrationTexts as texts } from './registrationTexts';

declare module '@/core/submissions/submissionsSlice' {
  interface SubmissionSubjects {
    registerContact: true;
    registerTask: true;
    callBack: true;
    registerFaq: true;
  }
}

/** How far the clocks of browser and server may differ. */
const CLOCK_SLACK_MS = 2 * 60_000;

export function* registrationSaga() {
  yield* takeEvery(contactRequested, registerMoment);
  yield* takeEvery(contactLookedFor, lookForMoment);
  yield* takeEvery(taskRequested, registerTask);
  yield* takeEvery(faqRequested, registerFaq);
  yield* takeEvery(registrationFinished, reset);
}

/** The flow of this person is over, and the timeline has something new (001 §4). */
function* reset({ payload: { personId } }: ReturnType<typeof registrationFinished>) {
  yield* put(draftCleared(flowKey(personId)));
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps']));
}

/** A contact moment as it is found again on the timeline of a person. */
const momentOf = (personId: string, words: MomentWords) => ({
  submission: submissionKey('registerContact', personId),
  draft: flowKey(personId),
  texts: texts.contact,
  isIn: (draft: unknown) => saysSame(wordsOf(readFlow(draft)), words),
  selectShown: (state: unknown) => selectSameMoments(state, personId, words),
  readStored: () => readSameMoments(personId, words),
});

/** After a lost answer the timeline is read first, so that no call is registered twice. */
function* registerMoment({ payload: { personId, contact } }: ReturnType<typeof contactRequested>) {
  const moment = momentOf(personId, contact);
  const readEarlier = (sent: unknown) => readSameMoments(personId, wordsOf(readFlow(sent)));
  if (yield* call(lookForEarlier, moment, readEarlier)) return;
  if (yield* call(sendMessage, { ...moment, post: () => registerContact(contact) }))
    yield* momentRegistered(personId);
}

function* lookForMoment({ payload: { personId } }: ReturnType<typeof contactLookedFor>) {
  const sent = (yield* select(selectDraft, flowKey(personId)))?.sent ?? null;
  if (sent === null) return;
  if (yield* call(lookForMessage, momentOf(personId, wordsOf(readFlow(sent.value)))))
    yield* momentRegistered(personId);
}

function* momentRegistered(personId: string) {
  yield* closeDialogs((dialog) => dialog.kind === 'registerContact' && dialog.personId === personId);
  yield* put(registrationFinished({ personId }));
}

/** After a lost answer: a task of mine with this subject that is as new as the attempt. */
function* findTask(subject: string, since: number) {
  const user = yield* select(selectUser);
  const from = new Date(since - CLOCK_SLACK_MS).toISOString();
  const question = { page: 0, pageSize: 50, searchQuery: subject, ...(user && { createdById: user.id }) };
  const { items } = yield* call(getTaskPage, question);
  return items.some(
    (task) => task.subject.trim() === subject && task.created !== null && task.created >= from,
  );
}

function* registerTask({ payload: { personId, from, task } }: ReturnType<typeof taskRequested>) {
  const key = submissionKey(from, personId);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return;
  const started = Date.now();
  const done = yield* call(submit, key, {
    ...texts.task,
    *work() {
      yield* call(createTask, task);
    },
    *verify() {
      return yield* findTask(task.subject, started);
    },
  });
  if (done) {
    yield* closeDialogs((dialog) => dialog.kind === from && dialog.personId === personId);
    yield* put(registrationFinished({ personId }));
    return;
  }
  const submission = yield* select((state: WithSubmissions) => selectSubmission(state, key));
  const warning = submission?.status === 'failed' ? warningOf(task) : null;
  if (warning !== null) yield* put(toastShown({ kind: 'warning', key, text: warning }));
}

/** After a lost answer: the question as it stands there, as new as the attempt. */
function* findFaq(question: string, since: number) {
  const from = new Date(since - CLOCK_SLACK_MS).toISOString();
  const { items } = yield* call(findFaqs, question);
  return items.find(
    (faq) => faq.question.trim() === question && faq.lastModified !== null && faq.lastModified >= from,
  );
}

/** It is selected once the server has it (001 §4). */
function* registerFaq({ payload: { person, faq } }: ReturnType<typeof faqRequested>) {
  const started = Date.now();
  const stored: { id: string | null } = { id: null };
  const done = yield* call(submit, submissionKey('registerFaq', person.id), {
    ...texts.faq,
    *work() {
      stored.id = (yield* call(createFaq, faq))?.id ?? null;
    },
    *verify() {
      const found = yield* findFaq(faq.question, started);
      stored.id = found?.id ?? null;
      return found !== undefined;
    },
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'registerFaq' && dialog.personId === person.id);
  const flow = yield* select(selectFlow, person.id);
  if (stored.id !== null && stored.id !== flow.faqId) yield* put(flowKept(person, withFaq(flow, stored.id)));
}
