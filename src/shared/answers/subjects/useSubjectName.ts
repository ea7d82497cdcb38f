import { skipToken } from '@reduxjs/toolkit/query/react';
import { thesaurusQueries } from '@/api/knowledge/thesaurus';

const { rootSubjects, subjectsOf } = thesaurusQueries.endpoints;

/**
 * Returns the name of the last subject of a path. No call returns a subject by id, so the last subject is found among
 * the children of the subject before it.
 */
export function useSubjectName(path: readonly string[]): string {
  const [parentId, id] = [path.at(-2), path.at(-1)];
  const roots = rootSubjects.useQuery(id !== undefined && parentId === undefined ? undefined : skipToken);
  const below = subjectsOf.useQuery(parentId ?? skipToken);
  const among = parentId === undefined ? roots.currentData : below.currentData;
  return among?.find((subject) => subject.id === id)?.name ?? '';
}
