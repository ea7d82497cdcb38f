import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { announcementQueries } from '@/api/announcements/announcements';
import { contractQueries } from '@/api/tenancy/contracts';
import { useMayOpen } from '@/core/openable';
import { to } from '@/core/paths';
import { selectMay, selectMayAny } from '@/core/session/sessionSlice';
import { phaseOf } from '@/domain/announcements/announcement';
import type { Person } from '@/domain/people/person';
import { formatMoney } from '@/lib/formatNumber';
import { uriPart } from '@/lib/address';
import { useNow } from '@/lib/useNow';
import { type Answer, isRefusal } from '@/ui/feedback/answer';
import { type OpenWork, useOpenCases, useOpenTasks, useRunningContracts } from '@/shared/people';
import { useCoResidents } from '@/shared/contracts';
import { personTabs } from '../personTabs';
import { sidebarTexts } from '../sidebar/sidebarTexts';

const texts = sidebarTexts.overview;

interface Glance {
  what: string;
  amount: string;
  isNone: boolean;
  /** Null if the user may not open the page. */
  href: string | null;
}

type Counted = Answer<unknown> & { glance: Glance | null };

function glanceOf(
  wordsFor: (amount: string) => string,
  count: number,
  isAll: boolean,
  href: string | null,
): Glance {
  const amount = texts.count(count, isAll);
  return { what: wordsFor(amount), amount, isNone: count === 0 && isAll, href };
}

/** Counts work that was found by the name of the person, with a link to the list with that search. */
const searched = (
  { answer, found, isAll, name }: OpenWork<unknown>,
  wordsFor: (amount: string) => string,
  listWith: (search: string) => string,
): Counted => ({
  ...answer,
  glance: found && glanceOf(wordsFor, found.length, isAll, listWith(`query=${uriPart(name)}`)),
});

function useBalance({ id, roles: { customer } }: Person): Counted {
  const may = useSelector(selectMay);
  const answer = contractQueries.endpoints.outstandingBalance.useQuery(
    customer !== null && may('billRead') ? customer : skipToken,
  );
  const { currentData: balance } = answer;
  const known = typeof balance === 'number';
  return {
    ...answer,
    glance: known
      ? {
          what: texts.balance,
          amount: formatMoney(balance),
          isNone: balance <= 0,
          href: to.personTab(id, 'financieel'),
        }
      : null,
  };
}

function useArrears(person: Person): Counted {
  const may = useSelector(selectMay);
  const answer = useRunningContracts(person);
  const count = answer.currentData?.filter(({ hasArrears }) => hasArrears).length ?? 0;
  const isShown = person.roles.customer !== null && may('contractRead') && answer.currentData !== undefined;
  const href = to.personTab(person.id, 'contracten');
  return { ...answer, glance: isShown ? glanceOf(texts.arrears, count, true, href) : null };
}

/**
 * Counts the co-residents. Shows nothing without the right to see running contracts, because the co-residents are then
 * unknown.
 */
function useOthers(person: Person): Counted {
  const mayContracts = useSelector(selectMayAny)('contractRead', 'editTask');
  const isAsked = mayContracts && person.roles.customer !== null;
  const { answer, places } = useCoResidents(isAsked ? person : null);
  const { currentData: others } = answer;
  const mayContractsTab = useMayOpen(personTabs.pattern('contracten'));
  const href = mayContractsTab ? to.personTab(person.id, 'contracten') : null;
  const wordsFor = texts.coResidents(places);
  return { ...answer, glance: others ? glanceOf(wordsFor, others.length, true, href) : null };
}

/**
 * Counts the current announcements for a person or their home (CARD-11). Only the newest announcements are loaded, so
 * only these are counted.
 */
function useAnnouncements({ id }: Person): Counted {
  const may = useSelector(selectMay);
  const now = useNow();
  const answer = announcementQueries.endpoints.announcementsOfPerson.useInfiniteQuery(
    may('announcementRead') ? { personId: id, contractId: null } : skipToken,
  );
  const pages = answer.currentData?.pages;
  const known = pages?.flatMap(({ items }) => items) ?? [];
  const count = known.filter((announcement) => phaseOf(announcement, now) === 'current').length;
  const isAll = (pages?.[0]?.total ?? 0) <= known.length;
  const href = to.personTab(id, 'mededelingen');
  return { ...answer, glance: pages ? glanceOf(texts.announcements, count, isAll, href) : null };
}

/** Returns the current matters of a person that the server knows and the user may see. */
export function useOverview(person: Person) {
  const parts = [
    searched(useOpenTasks(person), texts.tasks, to.tasks),
    searched(useOpenCases(person), texts.cases, to.caseFlows),
    useBalance(person),
    useArrears(person),
    useOthers(person),
    useAnnouncements(person),
  ];
  const failed = parts.filter(
    ({ isError, error, glance }) => isError && !isRefusal(error) && glance === null,
  );
  return {
    glances: parts.flatMap(({ glance }) => glance ?? []),
    isLoading: parts.some(({ isFetching, glance }) => isFetching && glance === null),
    /** The error of the first failed request; `refetch` repeats all failed ones. */
    failure: failed[0] && {
      error: failed[0].error,
      refetch: () => failed.forEach(({ refetch }) => void refetch()),
    },
  };
}
