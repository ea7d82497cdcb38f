import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { personQueries } from '@/api/people/personQueries';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { addressText } from '@/domain/people/contactDetails';
import { homeOf } from '@/domain/people/person';
import { formatDate } from '@/lib/dates/format';
import type { Values } from '../variables';
import type { About } from './about';

/** The known values of the variables, by name; the address is null until the person is loaded. */
export function useValues(about: About | null): Values {
  const user = useSelector(selectUser);
  const may = useSelector(selectMay)('customerCard');
  const { currentData: person } = personQueries.endpoints.person.useQuery(
    (may ? about?.id : null) ?? skipToken,
  );
  const [now] = useState(Date.now);
  const home = person ? homeOf(person) : null;
  return {
    naam: about?.name ?? null,
    adres: home === null ? null : addressText(home),
    agent: user?.name ?? null,
    datum: formatDate(now),
  };
}
