import { type ComponentType, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useWatching } from '@/core/hooks/useWatching';
import { useMayOpen } from '@/core/openable';
import { paths } from '@/core/paths';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { Boundary } from '@/ui/feedback/Boundary';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChatIcon } from '@/ui/icons';
import { Pane } from '@/ui/layout/Pane';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { pollRequested, registerRequested } from '../state/chatActions';
import { selectChat, selectIsRegistered, selectPending } from '../state/chatSelectors';
import { selectMayOperate } from '../state/mayOperate';
import { chatWatched } from '../state/chatSlice';
import { Colleagues } from './Colleagues';
import styles from './DashboardScreen.module.css';
import { dashboardTexts as texts } from './dashboardTexts';
import { MyConversations } from './MyConversations';
import { StatisticsPanel } from './StatisticsPanel';
import { statisticsWatched } from './statisticsSlice';
import { WaitingList } from './WaitingList';

/** Keeps lists and statistics up to date while this screen is mounted. */
function useUpToDate(): void {
  useWatching(chatWatched);
  useWatching(statisticsWatched);
}

/** The waiting visitors with their waiting times, my conversations and those of colleagues (001 §2, AMB-170). */
export function DashboardScreen() {
  useUpToDate();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <SectionHeader title={texts.title} headingRef={heading} meta={<Waiting />} actions={<Actions />} />
      <div className={styles.content}>
        <StatisticsPanel />
        <Outdated />
        <div className={styles.panes}>
          {panes.map(({ label, List }) => (
            <Pane key={label} label={label} title padded className={styles.pane}>
              <Boundary>
                <Known List={List} />
              </Boundary>
            </Pane>
          ))}
        </div>
      </div>
    </div>
  );
}

const panes = [
  { label: texts.panes.waiting, List: WaitingList },
  { label: texts.panes.mine, List: MyConversations },
  { label: texts.panes.colleagues, List: Colleagues },
];

function Waiting() {
  const { isKnown } = useSelector(selectChat);
  const { length } = useSelector(selectPending);
  return isKnown && texts.meta(length);
}

const Actions = () => (
  <>
    <InPortal />
    <Register />
  </>
);

/** Links to the page where the chat is switched on or off for visitors. */
function InPortal() {
  const mayOpen = useMayOpen(paths.portal);
  return mayOpen && <Link to={paths.portal}>{texts.inPortal}</Link>;
}

function Register() {
  const dispatch = useDispatch();
  const mayOperate = useSelector(selectMayOperate);
  const isRegistered = useSelector(selectIsRegistered);
  const { registration, isEnabled } = useSelector(selectChat);
  if (!mayOperate || isRegistered || isEnabled !== true) return null;
  return (
    <Button
      icon={ChatIcon}
      variant="primary"
      busy={registration === 'registering'}
      onClick={() => dispatch(registerRequested({ logIn: true }))}
    >
      {texts.register}
    </Button>
  );
}

function Outdated() {
  const { isKnown, isFailing } = useSelector(selectChat);
  return isKnown && isFailing && <Banner tone="warning">{texts.failing}</Banner>;
}

/**
 * Shows a list once the server has sent it. Until then, or with the chat switched off, it shows why there is no list.
 */
function Known({ List }: { List: ComponentType }) {
  const dispatch = useDispatch();
  const { isKnown, isFailing, isEnabled } = useSelector(selectChat);
  if (isEnabled === false)
    return (
      <EmptyState icon={ChatIcon} title={texts.off}>
        {texts.offHelp}
      </EmptyState>
    );
  if (isKnown) return <List />;
  if (!isFailing) return <Skeleton lines={4} />;
  return <ErrorState title={texts.failed} onRetry={() => dispatch(pollRequested())} />;
}
