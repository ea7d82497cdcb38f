import { useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useMeanwhile } from '@/core/dialogs/useMeanwhile';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { taskStatusLabel } from '@/domain/tasks/taskStatus';
import { lookUp, sameValue } from '@/lib/values';
import { selectTaskById } from '../tasksSelectors';
import type { WithTasks } from '../tasksSlice';
import type { TasksSeen } from '../tasksActions';
import { errorTitle, seenOf } from '../tasksRules';
import { taskDialogTexts } from './taskDialogTexts';

const texts = taskDialogTexts.meanwhile;

/** Reports that a push ended or reassigned a task of an open dialog; that task may no longer be in the list. */
export function useTasksMeanwhile(ids: readonly string[], submission: Submission | null = null) {
  const tasks = useSelector(
    (state: WithTasks) => ids.map((id) => selectTaskById(state, id) ?? null),
    shallowEqual,
  );
  const [opened] = useState(tasks);
  const now: TasksSeen = Object.fromEntries(
    ids.map((id, index) => [id, tasks[index] ? seenOf(tasks[index]) : null]),
  );
  const [only = null] = tasks;
  const howItIs = only && texts.one(taskStatusLabel(only.status), only.completeBy?.name ?? null);
  const titlesOf = (changed: readonly string[]) =>
    opened.flatMap((task) => (task && changed.includes(task.id) ? [errorTitle(task)] : []));
  return useMeanwhile<TasksSeen>({
    now,
    submission,
    text: (seen) =>
      ids.length === 1
        ? (howItIs ?? texts.gone)
        : texts.several(titlesOf(ids.filter((id) => !sameValue(lookUp(seen, id), lookUp(now, id))))),
  });
}
