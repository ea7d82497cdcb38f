import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { usePaneSizes } from '@/core/panes/usePaneSizes';
import { usePanel } from '@/core/hooks/usePanel';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { useSearchShortcut } from '@/core/shortcuts/useShortcut';
import { Boundary } from '@/ui/feedback/Boundary';
import { FiltersToggle } from '@/ui/filters/FiltersToggle';
import { ScrollFrame } from '@/ui/list/FramedList';
import { ListPane } from '@/ui/list/ListPane';
import { DetailsPane, FiltersPlace, OverviewPanes } from '@/ui/list/OverviewPanes';
import { knowledgeKeys } from '../knowledgeShortcutTexts';
import { knowledgeBaseTexts as texts } from '../knowledgeBaseTexts';
import { FaqList, Suggestions } from './FaqList';
import { ReadingFilters } from './ReadingFilters';
import { useReading } from './useReading';
import styles from './Reading.module.css';

/** The knowledge base: filters, list and open question (002 §2.4). */
export function ReadingScreen() {
  const [sizes, keepSizes] = usePaneSizes('knowledgeBase');
  const mode = useSelector(selectDeviceMode);
  const { faqId } = useReading();
  const frame = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const screen = useSearchShortcut(knowledgeKeys.search);
  const filters = (
    <Boundary>
      <ReadingFilters />
    </Boundary>
  );
  const list = (
    <ListPane label={texts.list} head={<Head isPage={faqId === null} />}>
      <div ref={frame} className={styles.scroll}>
        <Boundary>
          <ScrollFrame value={frame}>
            <FaqList />
          </ScrollFrame>
        </Boundary>
      </div>
      <Boundary>
        <Suggestions />
      </Boundary>
    </ListPane>
  );
  const details = (
    <DetailsPane path={pathname}>
      <Outlet />
    </DetailsPane>
  );
  return (
    <OverviewPanes
      ref={screen}
      mode={mode}
      filtersOpen={usePanel('filters').open}
      filtersPinned
      atList={faqId === null}
      filters={{ id: 'filters', label: texts.filters.title, min: 200, initial: 264, content: filters }}
      list={{ id: 'list', label: texts.list, min: 280, initial: 380, content: list }}
      details={{ id: 'details', label: texts.details, min: 380, initial: 560, content: details }}
      sizes={sizes}
      onSizesChange={keepSizes}
    />
  );
}

function Head({ isPage }: { isPage: boolean }) {
  const { open, toggle } = usePanel('filters');
  const openLink = useOpenLink();
  const mayEdit = useMayOpen(paths.editedFaqs);
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <Heading className={styles.title} tabIndex={-1} data-list-heading>
        {texts.title}
      </Heading>
      <FiltersPlace.Consumer>
        {(place) =>
          place !== 'beside' && <FiltersToggle open={open} label={texts.filters.toggle} onToggle={toggle} />
        }
      </FiltersPlace.Consumer>
      {mayEdit && (
        <a className={styles.edit} href={paths.editedFaqs} onClick={(event) => openLink(event)}>
          {texts.edit}
        </a>
      )}
    </header>
  );
}
