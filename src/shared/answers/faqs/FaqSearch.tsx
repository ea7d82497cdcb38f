import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { itemsOf } from '@/domain/decode/page';
import type { Faq } from '@/domain/knowledge/faq';
import { searchText } from '@/lib/text';
import { FramedPages } from '@/kit/paged/FramedPages';
import { type PagesAnswer, useNextPage } from '@/kit/paged/nextPage';
import { PagesFoot } from '@/kit/paged/PagesFoot';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { QueryView } from '@/ui/feedback/QueryView';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchIcon } from '@/ui/icons';
import { noteClass } from '@/ui/layout/Section';
import { ScrollFrame } from '@/ui/list/FramedList';
import { knowledgeTexts } from '../knowledgeTexts';
import { type FaqChoice, FaqPress, FaqRow } from './FaqRow';
import { uiTexts } from '@/ui/uiTexts';
import styles from './FaqSearch.module.css';

const texts = knowledgeTexts.search;
const { faqsByTag, foundFaqs, targetGroupsOfPerson } = knowledgeQueries.endpoints;

/** The number of questions on the first page (001 §9, AMB-151). */
const FIRST_PAGE_SIZE = 7;
const ROW_HEIGHT_PX = 66;

type FaqSearchProps = FaqChoice & {
  /** The target groups of this person decide which questions are found; null when the person is unknown. */
  personId: string | null;
  /** The group that the user chose when the person is unknown. */
  targetGroupId?: string | null;
  /** The subject whose questions are shown when there are no words. */
  subjectId: string | null;
  query: string;
  onQuery: (query: string) => void;
  /** The search takes the focus, because the user asked for it. */
  hasFocus?: boolean;
  /** The size of the first page. */
  firstPageSize?: number;
  /** Shown instead of all questions until there are words or a subject. */
  children?: ReactNode;
};

/** Finds questions by words, or by subject when there are no words. */
export function FaqSearch(props: FaqSearchProps) {
  const { personId, targetGroupId = null, subjectId, query, onQuery, hasFocus = false } = props;
  const { children, firstPageSize = FIRST_PAGE_SIZE, ...choice } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const text = searchText(query);
  const isIdle = text === '' && subjectId === null && Boolean(children);
  const groups = targetGroupsOfPerson.useQuery(personId ?? skipToken);
  const chosen = targetGroupId === null ? [] : [{ id: targetGroupId }];
  const targetGroups = groups.isFetching ? null : (groups.currentData ?? chosen).map(({ id }) => id);
  const askAhead = useAskAhead(targetGroups, firstPageSize);
  const search = (words: string) => {
    askAhead(searchText(words));
    onQuery(words);
  };
  return (
    <div ref={place} className={styles.search}>
      <DelayedSearch
        isPart
        label={texts.label}
        placeholder={texts.placeholder}
        value={query}
        onChange={search}
      />
      {isIdle ? (
        children
      ) : (
        <FaqList asked={{ text, subjectId, targetGroups }} firstPageSize={firstPageSize} choice={choice} />
      )}
    </div>
  );
}

interface Asked {
  text: string;
  subjectId: string | null;
  /** Null while loading. */
  targetGroups: readonly string[] | null;
}

/** Prefetching and showing use the same first page, so that they share one call. */
const startingWith = (pageSize: number) => ({ initialPageParam: { page: 0, pageSize } });

/** Sends the search before the page has put the words into its address. */
function useAskAhead(targetGroups: readonly string[] | null, firstPageSize: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (text: string) => {
    if (text === '' || targetGroups === null) return;
    const options = { subscribe: false, ...startingWith(firstPageSize) };
    void dispatch(foundFaqs.initiate({ text, targetGroups }, options));
  };
}

/** Returns the found questions, page by page. */
function useFoundFaqs({ text, subjectId, targetGroups }: Asked, firstPageSize: number): PagesAnswer<Faq> {
  const isBySubject = text === '' && subjectId !== null;
  const options = startingWith(firstPageSize);
  const ofSubject = faqsByTag.useInfiniteQuery(isBySubject ? { tagId: subjectId } : skipToken, options);
  const found = foundFaqs.useInfiniteQuery(
    isBySubject || targetGroups === null ? skipToken : { text, targetGroups },
    options,
  );
  return isBySubject ? ofSubject : found;
}

interface ListProps {
  asked: Asked;
  firstPageSize: number;
  choice: FaqChoice;
}

function FaqList({ asked, firstPageSize, choice }: ListProps) {
  const { text, subjectId, targetGroups } = asked;
  const answer = useRowsKept(useFoundFaqs(asked, firstPageSize), `${subjectId}/${targetGroups?.join()}`);
  const total = answer.currentData?.pages.at(-1)?.total;
  const isThere = total !== undefined && !answer.isEarlier;
  useSpoken(text, isThere ? (total === 0 ? uiTexts.nothingFound : texts.found(total)) : null);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={7} />}>
      {({ pages }) =>
        total === undefined || total === 0 ? (
          <Nothing bySubject={text === '' && subjectId !== null} />
        ) : (
          <>
            <p className={noteClass}>{texts.found(total)}</p>
            <FaqRows answer={answer} faqs={itemsOf(pages)} total={total} choice={choice} />
          </>
        )
      }
    </QueryView>
  );
}

interface RowsProps {
  answer: PagesAnswer<Faq>;
  faqs: readonly Faq[];
  total: number;
  choice: FaqChoice;
}

/** In a scrolling frame only the visible rows are rendered. Among other content all rows are, because they are few. */
function FaqRows({ answer, faqs, total, choice }: RowsProps) {
  const frame = useContext(ScrollFrame);
  if (frame !== null)
    return (
      <FramedPages
        answer={answer}
        loaded={faqs.length}
        total={total}
        frame={frame}
        items={faqs}
        label={texts.list}
        estimateSize={ROW_HEIGHT_PX}
        slotClass={styles.slot}
        renderRow={(faq) => <FaqPress faq={faq} {...choice} />}
      />
    );
  return <FewRows answer={answer} faqs={faqs} total={total} choice={choice} />;
}

function FewRows({ answer, faqs, total, choice }: RowsProps) {
  const next = useNextPage(answer);
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {faqs.map((faq) => (
          <FaqRow key={faq.id} faq={faq} {...choice} />
        ))}
      </ul>
      <PagesFoot answer={answer} next={next} loaded={faqs.length} total={total} />
    </>
  );
}

function Nothing({ bySubject }: { bySubject: boolean }) {
  return (
    <EmptyState icon={SearchIcon} title={bySubject ? texts.noneOfSubject : texts.noneFound}>
      {bySubject ? texts.noneOfSubjectHelp : texts.noneFoundHelp}
    </EmptyState>
  );
}
