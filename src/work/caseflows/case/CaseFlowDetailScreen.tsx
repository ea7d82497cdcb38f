import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { CASE_FLOW_TABS, type CaseFlowTab, to } from '@/core/paths';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { TabLink } from '@/core/TabLink';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { focusOpenRow, OpenedScreen } from '@/kit/livelist/OpenedScreen';
import { Banner } from '@/ui/feedback/Banner';
import { Count } from '@/ui/rows/Count';
import { TabList, tabLinkClass } from '@/ui/record/Tabs';
import { caseFlowKeys } from '../caseFlowShortcutTexts';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';
import { caseFlowRetried } from '../caseFlowsActions';
import { caseFlowTitles } from '../caseFlowTitles';
import { CanceledNotice, CaseFlowHeader } from './CaseFlowHeader';
import { useTabCounts } from './useCaseFlowContent';
import { useCaseFlow } from './useCaseFlow';

const texts = caseFlowDetailTexts;

export function CaseFlowDetailScreen() {
  const { id = '' } = useParams();
  const { caseFlow, load, failure, removed } = useCaseFlow(id);
  useShortcut(caseFlowKeys.back, focusOpenRow);
  const tab = useTab();
  const dispatch = useDispatch();
  return (
    <OpenedScreen
      id={id}
      record={caseFlow}
      load={load}
      error={failure}
      texts={texts}
      list={{ to: to.caseFlows, label: texts.back }}
      tabTitle={caseFlowTitles.tabs[tab]}
      onRetry={() => dispatch(caseFlowRetried())}
      notice={removed && <Banner tone="danger">{texts.removedText}</Banner>}
      header={(record, heading) => (
        <>
          <CanceledNotice caseFlow={record} />
          <CaseFlowHeader caseFlow={record} removed={removed} headingRef={heading} />
        </>
      )}
      tabs={(record) => <Tabs caseFlow={record} />}
    />
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
