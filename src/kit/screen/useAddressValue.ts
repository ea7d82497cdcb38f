import { useMemo } from 'react';
import { useSearch } from '@/core/hooks/useSearch';
import { optional, parameter, type Part, type QuestionPart, words } from '@/lib/question';

/** Returns a part of the address and its setter; the other parts stay. `replace: false` adds a step to the history. */
export function useAddressValue<T>(part: Part<T>): [T, (value: T, replace?: boolean) => void] {
  const [search, setSearch] = useSearch();
  const value = useMemo(() => part.read(search), [part, search]);
  const change = (next: T, replace = true) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        part.write(after, next);
        return after;
      },
      { replace },
    );
  return [value, change];
}

/** Returns the question in the address, and a function that changes it. `replace: false` adds a step to the history. */
export function useQuestion<Q>(
  question: QuestionPart<Q>,
): [Q, (changes: Partial<Q>, replace?: boolean) => void] {
  const [search, setSearch] = useSearch();
  const asked = useMemo(() => question.read(search), [question, search]);
  const change = (changes: Partial<Q>, replace = true) =>
    setSearch(question.toSearch({ ...asked, ...changes }), { replace });
  return [asked, change];
}

/** The words that a list is searched for. */
export const queryWords = words('query');

/** A text as the address has it, or null. */
export const anyText = (name: string) => optional(name, (text) => text);

export const useAddressText = (name: string) => useAddressValue(anyText(name));

const ANY = 'All';

/** The status of a list, or null for any; without the parameter it is the standard one. */
export const statusOrAny = <T extends string>(statuses: readonly T[], standard: T) =>
  parameter<T | null>(
    'status',
    standard,
    (given) => (given === ANY ? null : statuses.find((status) => status === given)),
    { spell: (status) => status ?? ANY },
  );
