import { formatCount } from '@/lib/count';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { SEARCH_KINDS, type SearchKind } from '@/core/paths';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useSearchShortcut } from '@/core/shortcuts/useShortcut';
import type { Page } from '@/domain/decode/page';
import { searchText } from '@/lib/text';
import { pageNumber } from '@/kit/livelist/listParameters';
import { queryWords, useQuestion } from '@/kit/screen/useAddressValue';
import { defineQuestion } from '@/lib/question';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { QueryView } from '@/ui/feedback/QueryView';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { SkeletonList } from '@/ui/feedback/Skeleton';
import { Button } from '@/ui/buttons/Button';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { SearchIcon } from '@/ui/icons';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { Pagination } from '@/ui/list/Pagination';
import { VirtualList } from '@/ui/list/VirtualList';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { ColleagueSearch } from '../colleague/ColleagueSearch';
import { FoundRow } from '../FoundRow';
import type { Found } from '../found';
import { searchTexts } from '../searchTexts';
import { searchListKeys } from '../searchShortcutTexts';
import { searchTitles } from '../searchTitles';
import { LIST_SIZE, listAddress, sections } from '../sections';
import { useFound, useKnownFound } from '../useFound';
import { ListActions } from './ListActions';
import styles from './SearchListScreen.module.css';

const texts = searchTexts.list;
const ROW_HEIGHT_PX = 48;
const WAITING_ROWS = 10;

const listQuestion = defineQuestion({ query: queryWords, page: pageNumber });

/** One of the five search lists; without a query it shows all records (001 §2). */
export function SearchListScreen({ kind }: { kind: SearchKind }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = searchTitles.lists[kind];
  const [{ query, page }, ask] = useQuestion(listQuestion);
  const setQuery = (text: string) => ask({ query: text, page: 0 });
  const found = useFound(kind, { text: searchText(query), page, pageSize: LIST_SIZE });
  const answer = useRowsKept(found, kind, `${query}/${page}`);
  const screen = useSearchShortcut(searchListKeys.search);
  useHeadingFocus(heading, true);
  const total = answer.currentData?.total;
  const amount = total === undefined ? null : texts.total(formatCount(total));
  useSpoken(`${kind}/${query}/${page}`, answer.isEarlier ? null : amount);
  return (
    <div className={styles.screen} ref={screen}>
      <SectionHeader
        title={title}
        headingRef={heading}
        meta={amount}
        actions={<ListActions kind={kind} />}
        tabs={<Lists query={query} />}
      />
      <div className={styles.bar}>
        {kind === 'colleagues' ? (
          <ColleagueSearch query={query} onSearch={setQuery} />
        ) : (
          <DelayedSearch
            label={texts.search}
            placeholder={sections[kind].roles.length > 0 ? texts.placeholder : texts.housingPlaceholder}
            value={query}
            onChange={setQuery}
          />
        )}
      </div>
      <section className={styles.results} aria-label={title} id="list" tabIndex={-1}>
        <QueryView
          answer={answer}
          failed={searchTexts.sections[kind].failed}
          waiting={<SkeletonList rows={WAITING_ROWS} rowHeight={ROW_HEIGHT_PX} />}
        >
          {(found) => (
            <Results
              key={answer.shown}
              kind={kind}
              found={found}
              asked={searchText(query)}
              onPage={(next) => ask({ page: next }, false)}
            />
          )}
        </QueryView>
      </section>
    </div>
  );
}

/** The typed words are kept when another list is opened. */
const Lists = ({ query }: { query: string }) => (
  <TabList label={searchTexts.tabsLabel}>
    {SEARCH_KINDS.map((kind) => (
      <NavLink key={kind} to={listAddress(kind, query)} className={tabLinkClass}>
        {searchTitles.lists[kind]}
      </NavLink>
    ))}
  </TabList>
);

interface ResultsProps {
  kind: SearchKind;
  found: Page<Found>;
  asked: string;
  onPage: (page: number) => void;
}

const keyOf = ({ id }: Found) => id;

function Results({ kind, found: { items, page, total }, asked, onPage }: ResultsProps) {
  const knownOf = useKnownFound(items);
  if (total === 0) {
    return (
      <EmptyState icon={SearchIcon} title={searchTexts.sections[kind].none}>
        {texts.hint}
      </EmptyState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={texts.beyond}
        action={<Button onClick={() => onPage(0)}>{texts.toFirst}</Button>}
      />
    );
  }
  return (
    <>
      <div className={styles.rows}>
        <VirtualList
          items={items}
          getKey={keyOf}
          estimateSize={ROW_HEIGHT_PX}
          label={searchTitles.lists[kind]}
          isTabStop={items.every(({ canOpen }) => !canOpen)}
          renderRow={(found) => (
            <LineBoundary resetKey={found}>
              <FoundRow found={found} known={knownOf(found)} asked={asked} />
            </LineBoundary>
          )}
        />
      </div>
      <div className={styles.pages}>
        <Pagination
          page={page + 1}
          pageCount={Math.ceil(total / LIST_SIZE)}
          onChange={(next) => onPage(next - 1)}
          label={texts.pages}
        />
      </div>
    </>
  );
}
