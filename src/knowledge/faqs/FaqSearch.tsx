import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { knowledgeQueries } from '@/api/knowledge/knowledge';
import type { Faq } from '@/domain/knowledge/faq';
import { searchText } from '@/lib/text';
import { Button } from '@/ui/buttons/Button';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useAnnounced } from '@/ui/feedback/useAnnounced';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SearchIcon } from '@/ui/icons';
import { knowledgeTexts } from '../knowledgeTexts';
import { FaqRow } from './FaqRow';
import { uiTexts } from '@/ui/uiTexts';
import styles from './FaqSearch.module.css';

const texts = knowledgeTexts.search;
const { faqsByTag, foundFaqs, targetGroupsOfPerson } = knowledgeQueries.endpoints;

/** 001 §9, AMB-151. */
const FIRST_PAGE_SIZE = 7;
const PAGE_SIZE = 10;
const DEBOUNCE_MS = 500;

interface FaqSearchProps {
  /** Whose target groups decide which questions are found; null where nobody knows who it is. */
  personId: string | null;
  /** Without words, the questions of this subject. */
  subjectId: string | null;
  query: string;
  onQuery: (query: string) => void;
  selectedId: string | null;
  onSelect: (faq: Faq) => void;
  /** Somebody asked for it: what is typed next is meant for it. */
  hasFocus?: boolean;
  /** How many are asked for at first. */
  firstPageSize?: number;
  /** Stands in the place of all questions as long as there are neither words nor a subject. */
  children?: ReactNode;
}

/** Finds a question by words, or by subject where there are none. */
export function FaqSearch(props: FaqSearchProps) {
  const { personId, subjectId, query, onQuery, selectedId, onSelect, hasFocus = false, children } = props;
  const { firstPageSize = FIRST_PAGE_SIZE } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) place.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const text = searchText(query);
  const isIdle = text === '' && subjectId === null && children !== undefined;
  const question = `${text}/${subjectId ?? ''}`;
  const groups = targetGroupsOfPerson.useQuery(personId ?? skipToken);
  const targetGroups = groups.isFetching ? null : (groups.currentData ?? []).map(({ id }) => id);
  return (
    <div ref={place} className={styles.search}>
      <DelayedSearch
        isPart
        label={texts.label}
        placeholder={texts.placeholder}
        value={query}
        delayMs={DEBOUNCE_MS}
        onChange={onQuery}
      />
      {isIdle ? (
        children
      ) : (
        <FaqList
          key={question}
          asked={{ text, subjectId, targetGroups }}
          firstPageSize={firstPageSize}
          selectedId={selectedId}
          onSelect={onSelect}
        />
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

/** One page of what is asked. What was found before stays while more of it is fetched. */
function useFaqPage({ text, subjectId, targetGroups }: Asked, page: number, pageSize: number) {
  const bySubject = text === '' && subjectId !== null;
  const ofSubject = faqsByTag.useQuery(bySubject ? { tagId: subjectId, page, pageSize } : skipToken);
  const found = foundFaqs.useQuery(
    bySubject || targetGroups === null ? skipToken : { text, page, pageSize, targetGroups },
  );
  const answer = bySubject ? ofSubject : found;
  return { ...answer, currentData: answer.data };
}

interface ListProps extends Pick<FaqSearchProps, 'selectedId' | 'onSelect'> {
  asked: Asked;
}

function FaqList({ asked, firstPageSize, ...row }: ListProps & { firstPageSize: number }) {
  const [pages, setPages] = useState(0);
  const first = useFaqPage(asked, 0, pages === 0 ? firstPageSize : PAGE_SIZE);
  const total = first.currentData?.total;
  useAnnounced('', total === undefined ? null : total === 0 ? uiTexts.nothingFound : texts.found(total));
  return (
    <QueryView answer={first} failed={texts.failed} waiting={<Skeleton lines={7} />}>
      {({ items, total }) =>
        total === 0 ? (
          <Nothing bySubject={asked.text === '' && asked.subjectId !== null} />
        ) : (
          <>
            <p className={styles.count}>{texts.found(total)}</p>
            <ul className={styles.list} aria-label={texts.list}>
              {items.map((faq) => (
                <FaqRow key={faq.id} faq={faq} {...row} />
              ))}
              {Array.from({ length: pages }, (_, index) => (
                <MoreFaqs key={index} asked={asked} page={index + 1} {...row} />
              ))}
            </ul>
            {(pages === 0 ? firstPageSize : (pages + 1) * PAGE_SIZE) < total && (
              <Button size="s" variant="quiet" onClick={() => setPages(pages + 1)}>
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </QueryView>
  );
}

function MoreFaqs({ asked, page, ...row }: ListProps & { page: number }) {
  const answer = useFaqPage(asked, page, PAGE_SIZE);
  if (answer.currentData === undefined)
    return (
      <li>
        <QueryView answer={answer} failed={texts.failed}>
          {() => null}
        </QueryView>
      </li>
    );
  return answer.currentData.items.map((faq) => <FaqRow key={faq.id} faq={faq} {...row} />);
}

function Nothing({ bySubject }: { bySubject: boolean }) {
  return (
    <EmptyState icon={SearchIcon} title={bySubject ? texts.noneOfSubject : texts.noneFound}>
      {bySubject ? texts.noneOfSubjectHelp : texts.noneFoundHelp}
    </EmptyState>
  );
}
