import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useMatch, useNavigate, useParams } from 'react-router';
import { useArrivalTitle } from '@/core/hooks/useArrivalTitle';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { paths, PERSON_TABS, to } from '@/core/paths';
import { TabLink } from '@/core/TabLink';
import { selectMay } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/person';
import { useHasRegistrations } from '@/housingregistrations';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { TimelineAhead } from '@/timeline';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { IconButton } from '@/ui/fields/IconButton';
import { PanelRightIcon } from '@/ui/icons';
import { OpenedRecord, RecordTabs, RecordWaiting } from '@/ui/record/OpenedRecord';
import {
  RecordFailed,
  recordHeaderFailed,
  RecordNotFound,
  RecordPartlyFailed,
} from '@/ui/record/RecordStates';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { useLiveCard } from '../live/useLiveCard';
import { PersonSidebar } from '../sidebar/PersonSidebar';
import { useSidebar } from '../sidebar/useSidebar';
import { showsTab } from '../personRules';
import { personTexts as texts } from '../personTexts';
import styles from './PersonCardScreen.module.css';
import { CardPanel } from './CardPanel';
import { useCardPanel } from './useCardPanel';
import { PersonHeader } from './PersonHeader';
import { usePersonAnswer } from './usePerson';

/** The card of one person: header and tabs, with the sidebar beside them (001 §2). */
export function PersonCardScreen() {
  const { personId = '' } = useParams();
  const screen = useRef<HTMLDivElement>(null);
  const sidebar = useSidebar(screen);
  return (
    <div ref={screen}>
      <PersonCard key={personId} personId={personId} sidebar={sidebar} />
    </div>
  );
}

type Sidebar = ReturnType<typeof useSidebar>;

function PersonCard({ personId, sidebar }: { personId: string; sidebar: Sidebar }) {
  const { currentData: person, isError, refetch } = usePersonAnswer();
  const isTimeline = useMatch(paths.personTimeline) !== null;
  const title = useArrivalTitle();
  const navigate = useNavigate();
  useLiveCard(person?.id ?? null);
  const retry = () => void refetch();

  if (person === null)
    return <RecordNotFound texts={texts} back={null} onLeave={() => void navigate(paths.tenants)} />;
  if (person === undefined && isError) return <RecordFailed texts={texts} back={null} onRetry={retry} />;
  if (person === undefined)
    return (
      <>
        {isTimeline && <TimelineAhead personId={personId} />}
        <RecordWaiting label={texts.loading} title={title} back={null} />
      </>
    );
  return <Card person={person} isOld={isError} sidebar={sidebar} onRetry={retry} />;
}

interface CardProps {
  person: Person;
  /** The last try to read it anew failed. */
  isOld: boolean;
  sidebar: Sidebar;
  onRetry: () => void;
}

function Card({ person, isOld, sidebar, onRetry }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /* What is opened beside the card takes the place of the sidebar. */
  const { panel } = useCardPanel(person.id);
  /* The header is painted first; what a tab holds comes right behind it. */
  const withContent = useAfterPaint();
  useHeadingFocus(heading, true);
  return (
    <div className={styles.card}>
      {!sidebar.alone && (
        <OpenedRecord>
          <Boundary resetKey={person} onRetry={onRetry} failed={recordHeaderFailed}>
            <PersonHeader person={person} headingRef={heading} />
          </Boundary>
          {isOld && <RecordPartlyFailed texts={texts} onRetry={onRetry} />}
          <div className={styles.bar}>
            <RecordTabs>
              <LineBoundary resetKey={person} onRetry={onRetry}>
                <Tabs person={person} />
              </LineBoundary>
            </RecordTabs>
            <IconButton
              icon={PanelRightIcon}
              label={sidebar.open ? texts.hideSidebar : texts.showSidebar}
              expanded={sidebar.open}
              onClick={sidebar.toggle}
            />
          </div>
          {withContent && <Outlet context={person} />}
        </OpenedRecord>
      )}
      {withContent && sidebar.open && panel === null && (
        <PersonSidebar person={person} onBack={sidebar.alone ? sidebar.toggle : null} />
      )}
      <CardPanel person={person} />
    </div>
  );
}

function Tabs({ person }: { person: Person }) {
  const { search } = useLocation();
  const may = useSelector(selectMay);
  const hasRegistrations = useHasRegistrations(person.id);
  const tabs = PERSON_TABS.filter((tab) => showsTab(tab, { may, person, hasRegistrations }));
  return (
    <TabList label={texts.tabsLabel}>
      {tabs.map((tab) => (
        <TabLink key={tab} to={to.personTab(person.id, tab, search)} className={tabLinkClass}>
          {texts.tabs[tab]}
        </TabLink>
      ))}
    </TabList>
  );
}
