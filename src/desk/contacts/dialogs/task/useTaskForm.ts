import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { taskQueries } from '@/api/tasks/taskQueries';
import type { NewTask } from '@/api/tasks/newTasks';
import { draftKey, type DraftLabel } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { Person } from '@/domain/people/person';
import type { TaskType } from '@/domain/tasks/taskType';
import { isFilledIn } from '@/lib/text';
import { recordKey } from '../../contact/momentKeys';
import { newQuestion, type Question } from '../../contact/question';
import { contactTexts } from '../../contactTexts';
import { taskRequested } from '../../send/contactMomentActions';
import type { DialogOf, DialogProps } from '@/core/dialogs/dialog';
import { contactSubject, contactWords } from '../contactWords';
import { useOwnAssignees } from '../ownAssignees';
import { defaultTypeOf } from '../contactDialogRules';
import { contactDialogTexts } from '../contactDialogTexts';
import { useFormUploads } from '../useFormUploads';
import { type Subject, taskAbout, useSubject, usePropertySubject } from '../useSubject';
import { isTaskChanges, type TaskChanges } from './taskFields';
import { useSender } from './useSender';

const { defaultDeadline, taskTypesExceptCaseFlow } = taskQueries.endpoints;
const SURFACE = 'register-task';
const UNTOUCHED: TaskChanges = {};

/** Returns the chosen type or otherwise the default one, with its deadline. */
function useType({ typeName, ends }: TaskChanges) {
  const answer = taskTypesExceptCaseFlow.useQuery(undefined);
  const types = answer.currentData ?? [];
  const type: TaskType | null =
    typeName === undefined ? defaultTypeOf(types) : (types.find(({ name }) => name === typeName) ?? null);
  const deadline = defaultDeadline.useQuery(
    type === null ? skipToken : { name: type.name, category: type.category },
  );
  return {
    answer,
    types,
    type,
    ends: ends === undefined ? (deadline.currentData ?? null) : ends,
    isWaiting: answer.isLoading || (ends === undefined && deadline.isFetching),
  };
}

function fieldsOf(changes: TaskChanges, { contact, faq }: Subject, usual: Assignee | null) {
  const subject = contactSubject(contact, faq);
  return {
    subject: changes.subject ?? subject,
    description: changes.description ?? contactWords(contact, subject),
    completeBy: changes.completeBy === undefined ? usual : changes.completeBy,
  };
}
type Fields = ReturnType<typeof fieldsOf>;

interface Problems {
  subject?: string;
  completeBy?: string;
  type?: string;
}

const problemsOf = ({ subject, completeBy }: Fields, type: TaskType | null): Problems => ({
  ...(!isFilledIn(subject) && { subject: contactDialogTexts.task.subjectRequired }),
  ...(completeBy === null && { completeBy: contactDialogTexts.task.assigneeRequired }),
  ...(type === null && { type: contactDialogTexts.task.typeRequired }),
});

/** Returns the field to focus first: the first one without a known value. */
function firstToFill({ subject, description }: Fields): 'subject' | 'description' | 'assignee' {
  if (subject === '') return 'subject';
  return description === '' ? 'description' : 'assignee';
}

/** The draft of a task on the card of a record. */
function useTyping(recordId: string, name: string, href: string) {
  const label: DraftLabel = { title: `${contactDialogTexts.task.title}: ${name}`, href };
  const draft = useDraft(SURFACE, recordId, UNTOUCHED, { isValue: isTaskChanges, label });
  const changes = draft.value;
  return { draft, changes, set: (change: TaskChanges) => draft.setValue({ ...changes, ...change }) };
}

/** The question that is open on the screen, for example beside a chat (CHAT-07). */
const askedIn = ({ faq }: DialogOf<'registerTask'>): Question | undefined =>
  faq && {
    ...newQuestion(),
    subject: faq.subject,
    faq: { id: faq.id, question: faq.question, isPublic: null },
  };

export function useTaskForm(person: Person, dialog: DialogOf<'registerTask'>, onDone?: () => void) {
  const typing = useTyping(person.id, person.name, to.personCard(person.id));
  const [asked] = useState(() => askedIn(dialog));
  const about = useSubject(person, dialog.contractId, { chosen: typing.changes.contractId, asked });
  return useForm({
    ...dialog,
    ...typing,
    about,
    recordId: person.id,
    personId: person.id,
    from: 'registerTask',
    onDone,
  });
}

const cardOf = { unit: to.unitCard, complex: to.complexCard };

/** The form of a task about a unit or a complex, without a person. */
export function usePropertyTaskForm({ dialog, onClose }: DialogProps<'propertyTask'>) {
  const { id, name, of } = dialog.zone;
  const typing = useTyping(id, name, cardOf[of](id));
  return useForm({
    ...typing,
    about: usePropertySubject(dialog),
    recordId: id,
    personId: null,
    from: 'propertyTask',
    onDone: onClose,
  });
}

interface Form extends ReturnType<typeof useTyping> {
  recordId: string;
  personId: string | null;
  from: 'registerTask' | 'propertyTask';
  about: Subject;
  assignee?: Assignee;
  caseId?: string;
  onDone?: (() => void) | undefined;
}

/** The form of a new task. Unchanged fields follow the contact or the values that were chosen before. */
function useForm({ recordId, personId, from, about, draft, changes, set, assignee, caseId, onDone }: Form) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const typed = useType(changes);
  const { senders, sender, remember } = useSender(changes.fromId);
  const own = useOwnAssignees();
  const uploads = useFormUploads(draftKey(SURFACE, recordId), changes.files ?? [], (files) => set({ files }));
  const key = recordKey(from, recordId);
  const submission = useDialogSubmission(key, () => {
    draft.clear();
    uploads.attached();
    onDone?.();
  });

  const fields = fieldsOf(changes, about, assignee ?? own.self);
  const [firstField] = useState(() => firstToFill(fields));
  const errors = problemsOf(fields, typed.type);

  /** Saves the task if it is complete. Returns 'subject' if the subject needs attention first, otherwise null. */
  const save = (givenTo?: string): 'subject' | null => {
    setTried(true);
    if (errors.subject !== undefined) return 'subject';
    if (Object.keys(errors).length > 0) return null;
    const task: NewTask = {
      ...taskAbout(about),
      subject: fields.subject.trim(),
      description: fields.description.trim(),
      endDate: typed.ends,
      taskType: typed.type,
      completeById: fields.completeBy?.id ?? null,
      fromId: sender?.id ?? null,
      caseId: caseId ?? null,
      mediaIds: uploads.ready,
    };
    own.remember(fields.completeBy);
    dispatch(taskRequested({ recordId, personId, from, task, givenTo }));
    return null;
  };

  return {
    ...about,
    ...typed,
    ...fields,
    choices: own.choices,
    firstField,
    isSubjectPreset: changes.subject === undefined,
    senders,
    sender,
    setSender: (id: string) => {
      remember(id);
      set({ fromId: id });
    },
    errors: tried ? errors : {},
    uploads,
    submission,
    takeOver: draft.takeOver,
    set,
    save,
    whyNot: uploads.busy ? contactTexts.finish.uploadsBusy : null,
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? draft.clear : null,
  };
}

export type TaskForm = ReturnType<typeof useTaskForm>;
