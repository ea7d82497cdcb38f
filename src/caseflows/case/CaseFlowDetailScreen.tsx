import { memo, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { CASE_FLOW_TABS, type CaseFlowTab, to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { TabLink } from '@/core/TabLink';
import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { AfterPaint } from '@/lib/useAfterPaint';
import { BackToList } from '@/list/BackToList';
import { Banner } from '@/ui/feedback/Banner';
import { Boundary } from '@/ui/feedback/Boundary';
import { Count } from '@/ui/rows/Count';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { focusOpenRow } from '@/ui/list/listFocus';
import { OpenedRecord, RecordContent, RecordTabs, RecordWaiting } from '@/ui/record/OpenedRecord';
import {
  RecordFailed,
  recordHeaderFailed,
  RecordNotFound,
  RecordPartlyFailed,
} from '@/ui/record/RecordStates';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { caseFlowRetried } from '../caseFlowsActions';
import { caseFlowTitles } from '../caseFlowTitles';
import { CanceledNotice, CaseFlowHeader } from './CaseFlowHeader';
import { useTabCounts } from './useCaseContent';
import { useCaseFlow } from './useCaseFlow';

const texts = caseFlowDetailTexts;

/** An opened case: its header at once, its tab as it comes. Header and tabs stay from one case to the next. */
export function CaseFlowDetailScreen() {
  const { id = '' } = useParams();
  const { caseFlow, load, removed } = useCaseFlow(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const tab = useTab();
  useShortcut({ keys: 'Escape', label: texts.back, group: texts.shortcuts.group }, focusOpenRow);
  useHeadingFocus(heading, caseFlow !== null, id);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const retry = () => dispatch(caseFlowRetried());
  const leave = () => void navigate(to.caseFlows(search));
  const back = <BackToList to={to.caseFlows} label={texts.back} />;

  if (load === 'notFound') return <RecordNotFound texts={texts} back={back} onLeave={leave} />;
  if (caseFlow === null && load === 'failed')
    return <RecordFailed texts={texts} back={back} onRetry={retry} />;
  if (caseFlow === null) return <RecordWaiting label={texts.loading} back={back} />;
  return (
    <OpenedRecord>
      {back}
      {removed && <Banner tone="danger">{texts.removedText}</Banner>}
      <Boundary resetKey={caseFlow} onRetry={retry} failed={recordHeaderFailed}>
        <CanceledNotice caseFlow={caseFlow} />
        <CaseFlowHeader caseFlow={caseFlow} removed={removed} headingRef={heading} />
      </Boundary>
      {load === 'failed' && <RecordPartlyFailed texts={texts} onRetry={retry} />}
      <RecordTabs>
        <LineBoundary resetKey={caseFlow} onRetry={retry}>
          <Tabs caseFlow={caseFlow} />
        </LineBoundary>
      </RecordTabs>
      <RecordContent key={id} label={caseFlowTitles.tabs[tab]}>
        {/* The header is painted first; what a tab holds comes right behind it. */}
        <AfterPaint>
          <Outlet />
        </AfterPaint>
      </RecordContent>
    </OpenedRecord>
  );
}

function useTab(): CaseFlowTab {
  const { pathname } = useLocation();
  return CASE_FLOW_TABS.find((tab) => pathname.endsWith(`/${tab}`)) ?? 'stappen';
}

const Tabs = memo(function Tabs({ caseFlow }: { caseFlow: CaseFlow }) {
  const { search } = useLocation();
  const counts = useTabCounts(caseFlow);
  return (
    <TabList label={texts.tabsLabel}>
      {CASE_FLOW_TABS.map((tab) => (
        <TabLink key={tab} to={to.caseFlowTab(caseFlow.id, tab, search)} className={tabLinkClass}>
          {caseFlowTitles.tabs[tab]}
          {counts[tab] !== undefined && <Count value={counts[tab]} />}
        </TabLink>
      ))}
    </TabList>
  );
});
