import { useSearch } from '@/core/hooks/useSearch';

/** Returns a parameter of the address, or null, and its setter. Changing it adds no step to the history. */
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
