import { useSearch } from '@/core/hooks/useSearch';

/** What the address says by one name; null where it says nothing. Changing it is no step back. */
export function useAddressValue(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearch();
  const change = (value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params.get(name), change];
}
