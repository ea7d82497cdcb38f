import { to } from '@/core/paths';
import type { Person } from '@/domain/people/person';
import { isRefusal } from '@/ui/feedback/answer';
import { type OpenWork, useOpenCases, useOpenTasks } from '../openWork/useOpenWork';
import { factsTexts } from './factsTexts';

const { work: texts } = factsTexts;

function readOf(tasks: OpenWork<unknown>, cases: OpenWork<unknown>) {
  if (tasks.found !== null) return cases.found === null ? 'tasks' : 'both';
  return cases.found === null ? null : 'cases';
}

/** The open tasks and cases of a person that the search found; `isAll` is false if there may be more. */
export function usePersonWork(person: Person) {
  const tasks = useOpenTasks(person);
  const cases = useOpenCases(person);
  const parts = [tasks, cases];
  const lines = [
    ...(tasks.found ?? []).map(({ id, subject }) => ({
      id,
      kind: texts.task,
      title: subject,
      href: to.task(id),
    })),
    ...(cases.found ?? []).map(({ id, title }) => ({ id, kind: texts.case, title, href: to.caseFlow(id) })),
  ];
  const failed = parts.find(
    ({ answer, found }) => answer.isError && !isRefusal(answer.error) && found === null,
  );
  const read = readOf(tasks, cases);
  return {
    lines,
    /** The text when there is no open work; null until tasks or cases are read, and for users who may read neither. */
    none: read && texts.none[read],
    failed: failed?.answer ?? null,
    isLoading: parts.some(({ answer, found }) => answer.isFetching && found === null),
    isAll: parts.every(({ found, isAll }) => found === null || isAll),
  };
}
