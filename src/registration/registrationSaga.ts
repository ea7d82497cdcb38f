import * as v from 'valibot';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { createFaq, readSameFaqs } from '@/api/knowledge';
import { queries } from '@/api/queries';
import {
  readSameMoments,
  readSameTasks,
  registerContact,
  selectSameMoments,
  TaskWords,
} from '@/api/registration';
import { createTask } from '@/api/tasks';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { draftCleared, draftKey, selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { lookForEarlier, lookForMessage, sendMessage } from '@/core/submissions/messages';
import { sendOnce } from '@/core/submissions/sendOnce';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
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

/** Under which draft is kept what is being registered, until it is known how that ended. */
const sentKey = (from: 'registerTask' | 'callBack' | 'registerFaq', personId: string) =>
  draftKey('registered', `${from}:${personId}`);

const isTaskWords = (kept: unknown): kept is TaskWords => v.is(TaskWords, kept);
const isText = (kept: unknown): kept is string => typeof kept === 'string';

/** After a lost answer the tasks of the user are read first, so that nobody is called back twice. */
function* registerTask({ payload: { personId, from, task } }: ReturnType<typeof taskRequested>) {
  const key = submissionKey(from, personId);
  const user = yield* select(selectUser);
  if (user === null) return;
  const done = yield* call(sendOnce<WithDrafts, TaskWords>, {
    submission: key,
    draft: sentKey(from, personId),
    texts: texts.task,
    words: { personId, subject: task.subject, description: task.description },
    isWords: isTaskWords,
    selectShown: () => [],
    readStored: (words: TaskWords) => readSameTasks(words, user.id),
    post: () => createTask(task),
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

/** It is selected once the server has it (001 §4); after a lost answer it is looked for first. */
function* registerFaq({ payload: { person, faq } }: ReturnType<typeof faqRequested>) {
  const key = submissionKey('registerFaq', person.id);
  const user = yield* select(selectUser);
  if (user === null) return;
  const stored: { id: string | null } = { id: null };
  const done = yield* call(sendOnce<WithDrafts, string>, {
    submission: key,
    draft: sentKey('registerFaq', person.id),
    texts: texts.faq,
    words: faq.question,
    isWords: isText,
    selectShown: () => [],
    readStored: async (question: string) => {
      const same = await readSameFaqs(question);
      stored.id = same[0]?.id ?? null;
      return same.map(({ id, lastModified }) => ({ id, senderId: user.id, at: lastModified }));
    },
    post: async () => {
      stored.id = (await createFaq(faq))?.id ?? null;
    },
  });
  if (!done) return;
  yield* closeDialogs((dialog) => dialog.kind === 'registerFaq' && dialog.personId === person.id);
  const flow = yield* select(selectFlow, person.id);
  if (stored.id !== null && stored.id !== flow.faqId) yield* put(flowKept(person, withFaq(flow, stored.id)));
}
