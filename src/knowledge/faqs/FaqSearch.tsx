import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import { itemsOf } from '@/domain/decode/page';
import type { Faq } from '@/domain/knowledge/faq';
import { searchText } from '@/lib/text';
import { FramedPages } from '@/paged/FramedPages';
import { type PagesAnswer, useNextPage } from '@/paged/nextPage';
import { PagesFoot } from '@/paged/PagesFoot';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useAnnounced } from '@/ui/feedback/useAnnounced';
import { QueryView } from '@/ui/feedback/QueryView';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchIcon } from '@/ui/icons';
import { ScrollFrame } from '@/ui/list/FramedList';
import { knowledgeTexts } from '../knowledgeTexts';
import { type FaqChoice, FaqPress, FaqRow } from './FaqRow';
import { uiTexts } from '@/ui/uiTexts';
import styles from './FaqSearch.module.css';

const texts = knowledgeTexts.search;
const { faqsByTag, foundFaqs, targetGroupsOfPerson } = knowledgeQueries.endpoints;

/** 001 §9, AMB-151. */
const FIRST_PAGE_SIZE = 7;
const ROW_HEIGHT_PX = 66;

type FaqSearchProps = FaqChoice & {
  /** Whose target groups decide which questions are found; null where nobody knows who it is. */
  personId: string | null;
  /** Where nobody knows who it is, the group that somebody chose. */
  targetGroupId?: string | null;
  /** Without words, the questions of this subject. */
  subjectId: string | null;
  query: string;
  onQuery: (query: string) => void;
  /** Somebody asked for it: what is typed next is meant for it. */
  hasFocus?: boolean;
  /** How many are asked for at first. */
  firstPageSize?: number;
  /** Stands in the place of all questions as long as there are neither words nor a subject. */
  children?: ReactNode;
};

/** Finds a question by words, or by subject where there are none. */
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
  /** Null as long as they are not known. */
  targetGroups: readonly string[] | null;
}

/** Asked ahead and shown by the same first page: it is one question to the back end. */
const startingWith = (pageSize: number) => ({ initialPageParam: { page: 0, pageSize } });

/** The questions are on their way before the page knows in its address that they were asked for. */
function useAskAhead(targetGroups: readonly string[] | null, firstPageSize: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return (text: string) => {
    if (text === '' || targetGroups === null) return;
    const options = { subscribe: false, ...startingWith(firstPageSize) };
    void dispatch(foundFaqs.initiate({ text, targetGroups }, options));
  };
}

/** Page after page of what is asked. */
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
  useAnnounced(text, isThere ? (total === 0 ? uiTexts.nothingFound : texts.found(total)) : null);
  return (
    <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={7} />}>
      {({ pages }) =>
        total === undefined || total === 0 ? (
          <Nothing bySubject={text === '' && subjectId !== null} />
        ) : (
          <>
            <p className={styles.count}>{texts.found(total)}</p>
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

/** In a frame that scrolls only what is in sight is drawn; elsewhere a few stand among other things. */
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
