import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { taskQueries } from '@/api/taskQueries';
import type { NewTask } from '@/api/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useSubmitted } from '@/core/submissions/useSubmitted';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import type { Person } from '@/domain/person';
import type { TaskType } from '@/domain/taskType';
import type { User } from '@/domain/user';
import { isFilledIn } from '@/lib/isFilledIn';
import { taskRequested } from '../registrationActions';
import type { DialogOf } from '@/core/dialogs/dialog';
import { defaultTypeOf } from '../registrationRules';
import { registrationTexts } from '../registrationTexts';
import { useFormUploads } from '../useFormUploads';
import { type Subject, taskAbout, useSubject } from '../useSubject';
import { isTaskChanges, type TaskChanges } from './taskFields';
import { useSender } from './useSender';

const { defaultDeadline, taskTypesExceptCaseFlow } = taskQueries.endpoints;
const SURFACE = 'register-task';
const UNTOUCHED: TaskChanges = {};

const asAssignee = ({ id, name, department }: User): Assignee => ({
  id,
  name,
  department,
  type: AssigneeType.Employee,
});

/** The type that was chosen, else the one that is asked for most; with the deadline that belongs to it. */
function useType({ typeName, ends }: TaskChanges) {
  const answer = taskTypesExceptCaseFlow.useQuery(undefined);
  const types = answer.currentData ?? [];
  const type: TaskType | null =
    typeName === undefined ? defaultTypeOf(types) : (types.find(({ name }) => name === typeName) ?? null);
  const { currentData: usual = null } = defaultDeadline.useQuery(
    type === null ? skipToken : { name: type.name, category: type.category },
  );
  return { answer, types, type, ends: ends === undefined ? usual : ends };
}

function fieldsOf(changes: TaskChanges, { flow, faq }: Subject, usual: Assignee | null) {
  return {
    subject: changes.subject ?? (faq?.question || flow.subject?.name || ''),
    description: changes.description ?? flow.notes,
    completeBy: changes.completeBy === undefined ? usual : changes.completeBy,
  };
}

const problemsOf = (subject: string, type: TaskType | null): { subject?: string; type?: string } => ({
  ...(!isFilledIn(subject) && { subject: registrationTexts.task.subjectRequired }),
  ...(type === null && { type: registrationTexts.task.typeRequired }),
});

/** A task as it is written down. What was not changed follows the contact. */
export function useTaskForm(person: Person, dialog: DialogOf<'registerTask'>) {
  const dispatch = useDispatch();
  const [tried, setTried] = useState(false);
  const draft = useDraft(SURFACE, person.id, UNTOUCHED, { isValue: isTaskChanges });
  const changes = draft.value;
  const set = (change: TaskChanges) => draft.setValue({ ...changes, ...change });
  const about = useSubject(person, dialog.contractId, changes.contractId);
  const typed = useType(changes);
  const { user, senders, sender, remember } = useSender(changes.fromId);
  const uploads = useFormUploads(draftKey(SURFACE, person.id), changes.files ?? [], (files) =>
    set({ files }),
  );
  const key = submissionKey('registerTask', person.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  useSubmitted(key, draftKey(SURFACE, person.id), () => {
    draft.clear();
    uploads.attached();
  });

  const fields = fieldsOf(changes, about, dialog.assignee ?? (user && asAssignee(user)));
  const errors = problemsOf(fields.subject, typed.type);
  const isWhole = Object.keys(errors).length === 0;

  const save = () => {
    setTried(true);
    if (!isWhole) return false;
    const task: NewTask = {
      ...taskAbout(about),
      subject: fields.subject.trim(),
      description: fields.description.trim(),
      endDate: typed.ends,
      taskType: typed.type,
      completeById: fields.completeBy?.id ?? null,
      fromId: sender?.id ?? null,
      caseId: dialog.caseId ?? null,
      mediaIds: uploads.ready,
    };
    dispatch(taskRequested({ personId: person.id, from: 'registerTask', task }));
    return true;
  };

  return {
    ...about,
    ...typed,
    ...fields,
    senders,
    sender,
    setSender: (id: string) => {
      remember(id);
      set({ fromId: id });
    },
    errors: tried ? errors : {},
    uploads,
    submission,
    set,
    save,
    whyNot: uploads.busy ? registrationTexts.uploadsBusy : null,
    restored: draft.restored && draft.dirty,
    discard: draft.dirty ? draft.clear : null,
  };
}

export type TaskForm = ReturnType<typeof useTaskForm>;
