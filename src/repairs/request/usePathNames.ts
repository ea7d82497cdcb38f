import { skipToken } from '@reduxjs/toolkit/query/react';
import { repairLookups } from '@/api/repairs/repairLookups';

const { repairAnswers } = repairLookups.endpoints;

/** The name of one answer among those below another; nothing as long as it is not known. */
function useName(id: string | undefined, parentId: string | null): string[] {
  const { currentData: answers } = repairAnswers.useQuery(id === undefined ? skipToken : parentId);
  return answers?.find((answer) => answer.id === id)?.name?.split('\n', 1) ?? [];
}

/** What the three answers to a defect are called, as far as they are known. */
export function usePathNames([first, second, third]: readonly string[]): string[] {
  return [...useName(first, null), ...useName(second, first ?? null), ...useName(third, second ?? null)];
}
