import { skipToken } from '@reduxjs/toolkit/query/react';
import { activityQueries } from '@/api/timeline/activities';
import { taskQueries } from '@/api/tasks/taskQueries';
import { type CaseActivity, isContact } from '@/domain/timeline/caseActivity';
import type { Task } from '@/domain/tasks/task';
import type { Answer } from '@/ui/feedback/answer';
import { messageCount } from '../tasksRules';

const { caseActivities } = activityQueries.endpoints;
const { linkedTasks, taskHistory } = taskQueries.endpoints;

/** Fetches history and linked tasks each time a task opens, since their counts are on the tabs. */
export function useTaskAsked(id: string): void {
  const anew = { refetchOnMountOrArgChange: true };
  taskHistory.useQuerySubscription(id, anew);
  linkedTasks.useQuerySubscription(id, anew);
}

export const useTaskHistory = (id: string) => taskHistory.useQuery(id);

export const useLinkedTasks = (id: string) => linkedTasks.useQuery(id);

/** The contact moments of the task's case (AMB-073), newest first. */
export function useContactMoments(task: Task | null): Answer<readonly CaseActivity[]> {
  const answer = caseActivities.useQuery(task?.case?.id ?? skipToken);
  return { ...answer, currentData: answer.currentData?.filter(isContact) };
}

/** The counts on the tabs; messages are counted by the record until the history has loaded. */
export function useTaskCounts({ id, discussionCount }: Task) {
  const history = taskHistory.useQueryState(id).currentData;
  const linked = linkedTasks.useQueryState(id).currentData;
  return {
    berichten: history ? messageCount(history) : discussionCount,
    koppelingen: linked?.length,
  };
}
