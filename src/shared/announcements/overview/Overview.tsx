import { announcementQueries } from '@/api/announcements/announcements';
import { type Announcement, phaseOf, type AnnouncementPhase } from '@/domain/announcements/announcement';
import { itemsOf, type Page } from '@/domain/decode/page';
import { oneOf } from '@/lib/question';
import { searchText } from '@/lib/text';
import { useNow } from '@/lib/useNow';
import { SearchBar } from '@/kit/screen/SearchBar';
import { queryWords, useAddressValue } from '@/kit/screen/useAddressValue';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { useRowsKept } from '@/ui/feedback/useRowsKept';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { Choices } from '@/ui/fields/Choices';
import { MegaphoneIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { MoreButton } from '@/ui/rows/MoreButton';
import { AnnouncementList } from '../AnnouncementList';
import { announcementsTexts } from '../announcementsTexts';
import { useReading } from '../panel/useLatest';
import { useState } from 'react';
import { type ReadOn, useReadOn } from '@/kit/paged/useReadOn';

interface Filling<T> extends ReadOn {
  currentData?: { pages: Page<T>[] } | undefined;
}

/** The number of matches that each step adds, and the largest number of pages that a step reads for them. */
const WANTED = 10;
const PAGES = 10;

/** Reads on in a list that only the browser can filter, until there are ten more matches or ten pages were read. */
function useFilled<T extends { id: string }>(answer: Filling<T>, isMeant: (item: T) => boolean) {
  const [wanted, setWanted] = useState({ matches: WANTED, pages: PAGES });
  const pages = answer.currentData?.pages ?? [];
  const matches = itemsOf(pages).filter(isMeant).length;
  const isShort = pages.length > 0 && matches < wanted.matches && pages.length < wanted.pages;
  const isFilling = useReadOn(answer, isShort);
  return {
    isFilling,
    more: () => {
      setWanted({ matches: matches + WANTED, pages: pages.length + PAGES });
      answer.fetchNextPage();
    },
  };
}

/** The periods to choose from. The browser filters by period, because the server cannot. */
const PHASES = ['all', 'current', 'future', 'past'] as const;
type PhaseFilter = 'all' | AnnouncementPhase;

const phaseInAddress = oneOf<PhaseFilter, PhaseFilter>('wanneer', PHASES, 'all');

const texts = announcementsTexts.overview;

/** All announcements, filtered by words of the title and by the period in the address. */
export function Overview() {
  const [query] = useAddressValue(queryWords);
  const [phase, setPhase] = useAddressValue(phaseInAddress);
  const text = searchText(query);
  return (
    <>
      <SearchBar label={texts.search} placeholder={texts.placeholder}>
        <Choices
          label={texts.when}
          choices={PHASES}
          nameOf={(one) => texts.phases[one]}
          isChosen={(one) => one === phase}
          onChoose={setPhase}
        />
      </SearchBar>
      <Found key={phase} text={text} phase={phase} />
    </>
  );
}

interface FoundProps {
  text: string;
  phase: PhaseFilter;
}

function Found({ text, phase }: FoundProps) {
  const now = useNow();
  const isMeant = (one: Announcement) => phase === 'all' || phaseOf(one, now) === phase;
  const answer = useRowsKept(announcementQueries.endpoints.announcements.useInfiniteQuery(text));
  const filled = useFilled(answer, isMeant);
  /* A filter for another period hides current announcements, so they do not count as read. */
  const showsCurrent = text === '' && (phase === 'all' || phase === 'current');
  const lastRead = useReading(showsCurrent ? answer.currentData?.pages[0]?.items : undefined);
  const total = answer.currentData?.pages.at(-1)?.total;
  const isFound = total !== undefined && text !== '' && !answer.isEarlier;
  useSpoken(text, isFound ? texts.found(total) : null);
  return (
    <QueryView answer={answer} failed={announcementsTexts.failed} waiting={<Skeleton lines={8} />}>
      {({ pages }) => {
        const looked = itemsOf(pages);
        const found = looked.filter(isMeant);
        return (
          <>
            {found.length > 0 && <AnnouncementList announcements={found} lastRead={lastRead} isOverview />}
            {found.length === 0 && !filled.isFilling && <Nothing text={text} phase={phase} />}
            {phase !== 'all' && (
              <p className={mutedClass} role="status">
                {texts.lookedAt(looked.length, total ?? looked.length)}
              </p>
            )}
            <MoreButton
              shown={looked.length}
              total={total ?? looked.length}
              hasMore={answer.hasNextPage}
              busy={filled.isFilling || answer.isFetchingNextPage}
              error={answer.isFetchNextPageError ? answer.error : undefined}
              onMore={filled.more}
            />
          </>
        );
      }}
    </QueryView>
  );
}

function Nothing({ text, phase }: FoundProps) {
  if (text !== '')
    return (
      <EmptyState icon={MegaphoneIcon} title={texts.noneFound}>
        {texts.noneFoundHint}
      </EmptyState>
    );
  return <EmptyState icon={MegaphoneIcon} title={phase === 'all' ? texts.none : texts.nonePhase} />;
}
