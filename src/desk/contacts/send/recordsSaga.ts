import { call, put, select, takeEvery } from 'typed-redux-saga';
import { createFaq, isNewFaq, type NewFaq, readSameFaqs } from '@/api/knowledge/knowledge';
import { queries } from '@/api/http/queries';
import { createTask, isTaskAbout, readSameTasks, type TaskAbout } from '@/api/tasks/newTasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { sendOnce } from '@/core/submissions/sendOnce';
import { asToast, type Refused } from '@/core/submissions/submit';
import { sameValue } from '@/lib/values';
import { recordKey } from '../contact/momentKeys';
import { withNotesAlong } from '../contact/passedOn';
import { withAsked, withOpenField } from '../contact/contact';
import { completeFaqs } from '../contact/completeFaqs';
import { contactDropped, contactSaved, selectContactWith } from '../contact/contacts';
import { faqRequested, notesTakenOver, taskMade, taskRequested } from './contactMomentActions';
import { missingIn } from '../dialogs/contactDialogRules';
import { contactDialogTexts as texts } from '../dialogs/contactDialogTexts';

/**
 * Registers tasks, call-backs and questions, which are made from a contact, or beside a card without a contact.
 */
export function* recordsSaga() {
  yield* takeEvery(taskRequested, registerTask);
  yield* takeEvery(faqRequested, registerFaq);
  yield* takeEvery(notesTakenOver, reset);
}

/**
 * Folds the contact and reloads the timeline (001 §4). The contact of a user who may not register contacts is dropped,
 * because it is done.
 */
function* reset({ payload: { personId } }: ReturnType<typeof notesTakenOver>) {
  const contact = yield* select(selectContactWith, personId);
  const may = yield* select(selectMay);
  if (contact !== null)
    yield* put(
      may('caseCreate')
        ? contactSaved({ ...contact, isFolded: true, passedOnTo: null })
        : contactDropped(contact.id),
    );
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps']));
}

/** The draft of a record that is being registered, kept until the result is known. */
const sentKey = (from: 'registerTask' | 'callBack' | 'propertyTask' | 'registerFaq', recordId: string) =>
  draftKey('registered', `${from}:${recordId}`);

/**
 * `hint` is shown below the refusal. It names what the task lacks, if the user can choose that in the contact with this
 * person; otherwise it is empty.
 */
const taskRefused = (hint: string): Refused => ({
  text: texts.task.failure,
  ...(hint !== '' && { hint, kind: 'warning' }),
});

/** Registers a task. After a lost answer it first reads the user's tasks, so that no person is called back twice. */
function* registerTask({ payload }: ReturnType<typeof taskRequested>) {
  const { recordId, personId, from, task, givenTo } = payload;
  const key = recordKey(from, recordId);
  const user = yield* select(selectUser);
  if (user === null) return;
  const hasContact = personId !== null && (yield* select(selectContactWith, personId)) !== null;
  const hint = hasContact ? missingIn(task) : '';
  const done = yield* sendOnce<unknown, TaskAbout, Awaited<ReturnType<typeof createTask>>>({
    submission: key,
    draft: sentKey(from, recordId),
    texts: {
      ...texts.task,
      ...(givenTo !== undefined && { success: texts.task.given(givenTo) }),
      failure: () => taskRefused(hint),
    },
    body: { personId, task },
    isBody: isTaskAbout,
    readSame: (sent) => readSameTasks(sent, user.id),
    post: (sent) => createTask(sent.task),
    *onStored(_, { answer, foundId }) {
      const taskId = foundId ?? answer?.id;
      if (personId !== null && taskId !== undefined) yield* put(taskMade({ personId, taskId }));
    },
  });
  if (!done) return;
  if (personId === null) {
    yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps']));
    return;
  }
  if (givenTo === undefined) yield* put(notesTakenOver({ personId }));
  else yield* call(noteGiven, personId);
}

/** The contact stays ongoing, because it still has to be registered. */
function* noteGiven(personId: string) {
  const contact = yield* select(selectContactWith, personId);
  if (contact !== null) yield* put(contactSaved(withNotesAlong('given')(contact)));
  yield* put(queries.util.invalidateTags(['timeline', 'timelineFollowUps']));
}

/**
 * Registers a question and selects it once the server has stored it (001 §4). After a lost answer, it first looks for
 * the question on the server.
 */
function* registerFaq({ payload: { person, faq } }: ReturnType<typeof faqRequested>) {
  const key = recordKey('registerFaq', person.id);
  const user = yield* select(selectUser);
  if (user === null) return;
  const done = yield* sendOnce<unknown, NewFaq, Awaited<ReturnType<typeof createFaq>>>({
    submission: key,
    draft: sentKey('registerFaq', person.id),
    texts: { ...texts.faq, failure: asToast(texts.faq.failure) },
    body: faq,
    isBody: isNewFaq,
    readSame: readSameFaqs,
    post: createFaq,
    *onStored(sent, { answer, foundId }) {
      const id = foundId ?? answer?.id ?? null;
      /* The earlier text of a question that was changed after its answer was lost is not selected. */
      if (id !== null && sameValue(sent, faq)) yield* call(selectFaq, person.id, id, faq.question);
    },
  });
  const contact = done ? yield* select(selectContactWith, person.id) : null;
  if (contact !== null) yield* call(completeFaqs, contact.id);
}

function* selectFaq(personId: string, id: string, question: string) {
  const contact = yield* select(selectContactWith, personId);
  if (contact === null) return;
  const asked = { id, question, isPublic: null, isOwn: true };
  yield* put(contactSaved(withOpenField(withAsked(contact, { faq: asked, query: '' }))));
}
