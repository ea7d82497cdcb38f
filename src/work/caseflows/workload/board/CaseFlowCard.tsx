import { rowName } from '@/ui/rows/rowName';
import { memo, type MouseEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import type { WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { caseFlowStatusLabel } from '@/domain/caseflows/caseFlowStatus';
import { ShortDeadline } from '@/ui/record/Deadline';
import { deadlineInWords } from '@/ui/record/deadlineTexts';
import { LoaderIcon } from '@/ui/icons';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { workloadDoubted } from '../workloadActions';
import { whyNotModify } from '../../caseFlowPermissions';
import type { WithCaseFlows } from '../../caseFlowsSlice';
import { caseFlowUrgency, currentDeadline, customerName, summaryOf } from '../../caseFlowsRules';
import { selectCaseFlowById } from '../../caseFlowsSelectors';
import { selectDestination, selectDragged } from '../workloadSelectors';
import { workloadTexts } from '../workloadTexts';
import styles from './CaseFlowCard.module.css';
import { CaseFlowCardTools, type DragProps } from './CaseFlowCardTools';
import { caseFlowStatusLook } from '../../caseFlowStatusLook';
import { ownerName } from './OwnerHeading';

const texts = workloadTexts.card;

/** All cards are equally high: two lines of title, customer, summary, status with deadline. */
export const CARD_HEIGHT_REM = 7.5;
export const CARD_GAP_REM = 0.5;
const REM_PX = 16;

/** Converts rem to pixels at the font size of this user. */
export const remToPx = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || REM_PX);

interface CaseFlowCardProps {
  id: string;
  /** The query part of the address, kept when a case is opened. */
  search: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A case in the workload: a link to the case, with its tools while the pointer or the focus is on the card. */
export const CaseFlowCard = memo(function CaseFlowCard({ id, search, onOpen }: CaseFlowCardProps) {
  const caseFlow = useSelector((state: WithCaseFlows) => selectCaseFlowById(state, id));
  const dispatch = useDispatch();
  if (caseFlow === undefined) return null;
  return (
    <LineBoundary text={texts.failed} resetKey={caseFlow} onRetry={() => dispatch(workloadDoubted())}>
      <Card caseFlow={caseFlow} search={search} onOpen={onOpen} />
    </LineBoundary>
  );
});

function Card({ caseFlow, search, onOpen }: Omit<CaseFlowCardProps, 'id'> & { caseFlow: CaseFlow }) {
  const { id } = caseFlow;
  const user = useSelector(selectUser);
  const destination = useSelector((state: WithCaseFlows & WithSubmissions) => selectDestination(state, id));
  const moving = destination !== undefined;
  const whyNot = user === null ? null : whyNotModify(caseFlow, user);
  const dragged = useSelector((state: WithCaseFlows) => selectDragged(state) === id);
  const { card, isThere, handlers } = useIsThere();
  const hovers = useSelector(selectDeviceMode) === 'desktop';
  const drag = useRef<DragProps | null>(null);
  const movable = whyNot === null && !moving;
  const now = useNow();
  const title = caseFlow.title || texts.noTitle;

  return (
    <div
      {...handlers}
      ref={card}
      className={styles['card']}
      draggable={movable}
      onDragStart={(event) => drag.current?.onDragStart?.(event)}
      onDrag={(event) => drag.current?.onDrag?.(event)}
      onDragEnd={(event) => drag.current?.onDragEnd?.(event)}
      data-card={id}
      data-dragging={dragged}
      data-movable={movable}
      aria-busy={moving}
    >
      <a
        className={styles['link']}
        href={to.caseFlow(id, search)}
        onClick={onOpen}
        draggable={false}
        data-row-focus
        aria-label={cardName(caseFlow, title, now)}
      >
        <span className={styles['title']}>{title}</span>
        <span className={styles['customer']}>{customerName(caseFlow.relatedPerson)}</span>
        {moving ? (
          <span className={styles['moving']}>
            <LoaderIcon className={styles['spinner']} aria-hidden />
            {texts.moving(ownerName({ owner: destination }))}
          </span>
        ) : (
          <span className={styles['summary']}>{summaryOf(caseFlow)}</span>
        )}
        <Foot caseFlow={caseFlow} now={now} />
      </a>
      {(isThere || dragged || !hovers) && (
        <CaseFlowCardTools
          caseFlow={caseFlow}
          title={title}
          whyNot={moving ? workloadTexts.menu.moving : whyNot}
          drag={drag}
          hasHandle={hovers && movable}
        />
      )}
    </div>
  );
}

/** Tracks whether the pointer or the focus is on the card, or its menu is open. */
function useIsThere() {
  const card = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(false);
  const isBusy = () =>
    card.current !== null &&
    (card.current.contains(document.activeElement) ||
      card.current.matches(':hover') ||
      card.current.querySelector('[aria-expanded="true"]') !== null);
  const wake = () => setIsThere(true);
  const rest = () => setTimeout(() => setIsThere(isBusy()));
  return {
    card,
    isThere,
    handlers: { onPointerEnter: wake, onFocus: wake, onPointerLeave: rest, onBlur: rest },
  };
}

const cardName = (caseFlow: CaseFlow, title: string, now: number): string =>
  rowName(
    title,
    customerName(caseFlow.relatedPerson),
    summaryOf(caseFlow),
    caseFlowStatusLabel(caseFlow.status),
    deadlineInWords(currentDeadline(caseFlow), caseFlowUrgency(caseFlow, now)),
  );

function Foot({ caseFlow, now }: { caseFlow: CaseFlow; now: number }) {
  const look = caseFlowStatusLook(caseFlow.status);
  return (
    <span className={styles['foot']}>
      <StatusLabel status={look.name} label={caseFlowStatusLabel(caseFlow.status)} icon={look.icon} />
      <ShortDeadline instant={currentDeadline(caseFlow)} urgency={caseFlowUrgency(caseFlow, now)} />
    </span>
  );
}
