import { skipToken } from '@reduxjs/toolkit/query/react';
import { peopleQueries } from '@/api/people/peopleQueries';
import { type FoundPerson, toFoundPerson } from '@/shared/people';
import { readAddresses } from '../addresses';

const SHOWN = 5;
const NOBODY: readonly FoundPerson[] = [];

/** The customers with the sender's address; null while they are searched. */
export function useSender(from: string): readonly FoundPerson[] | null {
  const address = readAddresses(from).valid[0];
  const { currentData, isLoading } = peopleQueries.endpoints.foundPeople.useQuery(
    address === undefined
      ? skipToken
      : { text: address, page: 0, pageSize: SHOWN, roles: ['customer', 'prospect'] },
  );
  if (isLoading) return null;
  return currentData?.items.map(toFoundPerson) ?? NOBODY;
}
